import { SIZES, type Settings } from '@/lib/reading/settings';
import { LEAST_CHANGED, type TextDescription } from '@/lib/reading/text';
import { Panel, PANELS } from './panel';
import styles from './reader.module.css';

const CHOICES: { [Setting in 'theme' | 'spacing' | 'width']: Record<Settings[Setting], string> } = {
  theme: { auto: 'Automático', light: 'Claro', sepia: 'Sépia', dark: 'Escuro' },
  spacing: { tight: 'Justa', normal: 'Normal', loose: 'Ampla' },
  width: { narrow: 'Estreita', normal: 'Normal', wide: 'Larga' },
};
const LEGENDS = { theme: 'Cores', spacing: 'Entrelinha', width: 'Coluna' };

interface AppearanceProps {
  text: TextDescription;
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
}

/** How books are shown: kept on the device, for all of them. */
export function Appearance({ text, settings, onChange }: AppearanceProps) {
  return (
    <Panel id={PANELS.settings.id} title="Aparência">
      {text.spelling.file ? (
        <>
          <label className={styles.spelling}>
            <input
              type="checkbox"
              role="switch"
              checked={settings.todaysSpelling}
              onChange={(event) => onChange({ todaysSpelling: event.target.checked })}
            />
            Ortografia de hoje
          </label>
          <p className={styles.note}>
            Como se escreve {text.language === 'pt-BR' ? 'no Brasil' : 'em Portugal'}. Toque ou
            clique numa palavra para ver como está no livro.
          </p>
        </>
      ) : (
        <p className={styles.note}>
          {text.spelling.changed < LEAST_CHANGED
            ? 'Este livro já está quase todo na ortografia de hoje.'
            : 'Este livro tem palavras antigas demais para passar à ortografia de hoje sem erros.'}
        </p>
      )}
      <label className={styles.size}>
        Tamanho da letra
        <input
          type="range"
          min={0}
          max={SIZES.length - 1}
          value={settings.size}
          aria-valuetext={`${settings.size + 1} de ${SIZES.length}`}
          onChange={(event) => onChange({ size: Number(event.target.value) })}
        />
      </label>
      {(Object.keys(LEGENDS) as (keyof typeof LEGENDS)[]).map((setting) => (
        <fieldset key={setting} className={styles.choice}>
          <legend>{LEGENDS[setting]}</legend>
          {Object.entries(CHOICES[setting]).map(([value, name]) => (
            <label key={value}>
              <input
                type="radio"
                name={setting}
                checked={settings[setting] === value}
                onChange={() => onChange({ [setting]: value })}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
