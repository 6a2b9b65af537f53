import { MAX_SIZE, SPACINGS, THEMES, WIDTHS, type Settings } from '@/lib/reading/settings';
import type { TextDescription } from '@/lib/reading/text';
import { Panel } from './panel';
import styles from './reader.module.css';

interface AppearanceProps {
  id: string;
  text: TextDescription;
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
}

/** How books are shown: kept on the device, for all of them. */
export function Appearance({ id, text, settings, onChange }: AppearanceProps) {
  return (
    <Panel id={id} title="Aparência">
      <Choice
        legend="Cores"
        options={THEMES}
        value={settings.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <label className={styles.size}>
        Tamanho da letra
        <input
          type="range"
          min={0}
          max={MAX_SIZE}
          value={settings.size}
          onChange={(event) => onChange({ size: Number(event.target.value) })}
        />
      </label>
      <Choice
        legend="Entrelinha"
        options={SPACINGS}
        value={settings.spacing}
        onChange={(spacing) => onChange({ spacing })}
      />
      <Choice
        legend="Coluna"
        options={WIDTHS}
        value={settings.width}
        onChange={(width) => onChange({ width })}
      />
      {text.spelling.file ? (
        <label className={styles.spelling}>
          <input
            type="checkbox"
            role="switch"
            checked={settings.todaysSpelling}
            onChange={(event) => onChange({ todaysSpelling: event.target.checked })}
          />
          Ortografia de hoje
        </label>
      ) : (
        <p className={styles.note}>{text.spelling.changed < 0.03 ? ALREADY_MODERN : TOO_OLD}</p>
      )}
    </Panel>
  );
}

const ALREADY_MODERN = 'Este livro já está quase todo na ortografia de hoje.';
const TOO_OLD =
  'Este livro tem palavras antigas demais para passar à ortografia de hoje sem erros.';

interface ChoiceProps<Key extends string> {
  legend: string;
  options: Readonly<Record<Key, string>>;
  value: Key;
  onChange: (value: Key) => void;
}

function Choice<Key extends string>({ legend, options, value, onChange }: ChoiceProps<Key>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {(Object.keys(options) as Key[]).map((key) => (
        <label key={key}>
          <input
            type="radio"
            name={legend}
            checked={key === value}
            onChange={() => onChange(key)}
          />
          {options[key]}
        </label>
      ))}
    </fieldset>
  );
}
