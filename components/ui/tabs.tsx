import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  children: ReactNode;
}

/** Tabs by the WAI-ARIA pattern: one tab stop, arrow keys select. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Key>) {
  const id = useId();

  const choose = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === selected);
    const places: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
    };
    const place = places[event.key];
    const tab = place === undefined ? undefined : tabs.at(place);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    document.getElementById(`${id}-${tab.key}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={choose}>
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
