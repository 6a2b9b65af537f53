'use client';

import { useEarlyValue, usePendingValue } from '@/components/ui/use-field-value';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { CATEGORIES, isCategoryKey, type CategoryKey } from '@/lib/categories/categories';
import { capitalise } from '@/lib/format';
import { LANGUAGES, isLanguageCode, languageName, type LanguageCode } from '@/lib/languages';
import styles from './filters.module.css';

interface FiltersProps {
  language: LanguageCode | '';
  category: CategoryKey | '';
  onLanguage: (language: LanguageCode | '') => void;
  onCategory: (category: CategoryKey | '') => void;
}

/** The two ways to narrow the catalogue: by language (the service's) and by category (ours). */
export function Filters({ language, category, onLanguage, onCategory }: FiltersProps) {
  const [chosenLanguage, chooseLanguage] = usePendingValue(language);
  const [chosenCategory, chooseCategory] = usePendingValue(category);
  const enterLanguage = (entered: string) => {
    const code = isLanguageCode(entered) ? entered : '';
    chooseLanguage(code);
    onLanguage(code);
  };
  const enterCategory = (entered: string) => {
    const key = isCategoryKey(entered) ? entered : '';
    chooseCategory(key);
    onCategory(key);
  };
  const languageSelect = useEarlyValue<HTMLSelectElement>(chosenLanguage, enterLanguage);
  const categorySelect = useEarlyValue<HTMLSelectElement>(chosenCategory, enterCategory);
  return (
    <div className={styles.filters}>
      <label>
        <VisuallyHidden>Idioma</VisuallyHidden>
        <select
          ref={languageSelect}
          className={styles.select}
          value={chosenLanguage}
          onChange={({ target }) => enterLanguage(target.value)}
        >
          <option value="">Idioma: todos</option>
          {LANGUAGES.map((code) => (
            <option key={code} value={code}>
              {capitalise(languageName(code))}
            </option>
          ))}
        </select>
      </label>
      <label>
        <VisuallyHidden>Categoria</VisuallyHidden>
        <select
          ref={categorySelect}
          className={styles.select}
          value={chosenCategory}
          onChange={({ target }) => enterCategory(target.value)}
        >
          <option value="">Categoria: todas</option>
          {CATEGORIES.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
