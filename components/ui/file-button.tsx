import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button } from './button';

interface FileButtonProps {
  children: ReactNode;
  /** The name of the field for files, which has no other label. */
  label: string;
  onFile: (file: File) => void;
  busy?: boolean;
}

/** A button that lets the visitor choose a JSON file. */
export function FileButton({ children, label, onFile, busy }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that choosing the same file again fires a change event too.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={label}
        onChange={choose}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
