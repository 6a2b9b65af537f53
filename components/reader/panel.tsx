import type { ReactNode } from 'react';
import type { Anchor } from '@/lib/reading/places';
import type { TextDescription } from '@/lib/reading/text';
import styles from './reader.module.css';

/** The panels, with the keys and the buttons that open them. */
export const PANELS = {
  chapters: { id: 'reader-chapters', key: 'c', name: 'Capítulos', sign: 'Capítulos' },
  search: { id: 'reader-search', key: 'b', name: 'Buscar', sign: 'Buscar' },
  settings: { id: 'reader-settings', key: 's', name: 'Aa, aparência', sign: 'Aa' },
};

interface PanelProps {
  /** By which a button opens it (`popoverTarget`). */
  id: string;
  title: string;
  children: ReactNode;
}

/** Of a panel that leads to places in the book. */
export interface PlacesProps {
  text: TextDescription;
  /** The last chapter that the reader may open. */
  last: number;
  /** Puts words in the spelling that is shown. */
  spelled: (words: string) => string;
  onOpen: (place: { chapter: number; anchor?: Anchor }) => void;
}

/**
 * A panel over the text. The browser closes it on Escape and on a press outside. As it opens, the browser focuses
 * its search field, with the text selected; else the place where one is, which is in sight; else its first field.
 */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section
      id={id}
      popover="auto"
      aria-labelledby={`${id}-title`}
      className={styles.panel}
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState !== 'open') return;
        const find = (selector: string) => currentTarget.querySelector<HTMLElement>(selector);
        const field = currentTarget.querySelector<HTMLInputElement>('[role=searchbox]');
        find('[autofocus]')?.removeAttribute('autofocus');
        (field ?? find('[aria-current]') ?? find('input'))?.setAttribute('autofocus', '');
        field?.select();
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Fechar">
          ×
        </button>
      </div>
      {children}
    </section>
  );
}
