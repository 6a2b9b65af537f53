'use client';

import { usePendingValue } from '@/components/ui/use-pending-value';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { CATEGORIES, isCategoryKey, type CategoryKey } from '@/lib/categories/categories';
import { LANGUAGES, isLanguageCode, type LanguageCode } from '@/lib/catalogue/requests';
import { capitalise, languageName } from '@/lib/format';
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
  return (
    <div className={styles.filters}>
      <label>
        <VisuallyHidden>Idioma</VisuallyHidden>
        <select
          className={styles.select}
          value={chosenLanguage}
          onChange={({ target }) => {
            const code = isLanguageCode(target.value) ? target.value : '';
            chooseLanguage(code);
            onLanguage(code);
          }}
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
          className={styles.select}
          value={chosenCategory}
          onChange={({ target }) => {
            const key = isCategoryKey(target.value) ? target.value : '';
            chooseCategory(key);
            onCategory(key);
          }}
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
