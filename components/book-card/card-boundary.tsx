import { Component, type ReactNode } from 'react';

/** Keeps a card that throws from taking the others with it. */
export class CardBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };

  override render() {
    return this.state.failed ? 'Este livro não pôde ser mostrado.' : this.props.children;
  }
}
