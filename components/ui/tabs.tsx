'use client';

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Tabs by the WAI-ARIA pattern: one tab stop, arrow keys select. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const choose = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === selected);
    const next = STEPS[event.key]?.(index, tabs.length - 1);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={choose}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
