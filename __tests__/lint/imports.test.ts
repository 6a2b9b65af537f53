/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Wrong imports in existing files: [file, what it imports, the rule that must report it]. */
const WRONG = [
  ['lib/storage/store.ts', './transaction', 'import/no-cycle'],
  ['lib/storage/text.ts', '@/lib/accounts/user', 'import/no-restricted-paths'],
  ['lib/accounts/user.ts', '../lending/loan', 'import/no-restricted-paths'],
  ['lib/lending/loan.ts', '@/lib/my-data/account-file', 'import/no-restricted-paths'],
  ['lib/catalogue/client.ts', '@/lib/lending/loan', 'import/no-restricted-paths'],
  ['lib/copy/meta.ts', '@/lib/catalogue/client', 'import/no-restricted-paths'],
  ['lib/copy/meta.ts', '@/lib/search/words', 'import/no-restricted-paths'],
  ['lib/format.ts', '@/components/ui/badge', 'import/no-restricted-paths'],
  ['components/ui/badge.tsx', '@/components/book-card/opened-book', 'import/no-restricted-paths'],
  ['components/ui/badge.tsx', '@/lib/lending/loan', 'import/no-restricted-paths'],
  [
    'components/book-card/cover.tsx',
    '@/components/catalogue/filters',
    'import/no-restricted-paths',
  ],
  ['components/auth/auth-form.tsx', '@/components/profile/loans', 'import/no-restricted-paths'],
  ['components/book/book-details.tsx', '@/app/site-address', 'import/no-restricted-paths'],
  ['app/page.tsx', '@/scripts/support/run', 'import/no-restricted-paths'],
] as const;

/** For each file, the rules that report it with the import added. */
function reportedRules(files: readonly (readonly [file: string, from: string])[]): string[][] {
  const texts = files.map(([filePath, from]) => ({
    filePath,
    text: `import * as imported from '${from}';\n\nexport default imported;\n`,
  }));
  const script = path.join(__dirname, 'lint-texts.mjs');
  const { stdout } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as string[][];
}

test('a wrong import is a lint error, and a right one is not', () => {
  const right = ['components/book-card/cover.tsx', '@/components/ui/badge'] as const;
  const [ofRight, ...ofWrong] = reportedRules([
    right,
    ...WRONG.map(([file, from]) => [file, from] as const),
  ]);
  expect(ofRight).toEqual([]);
  expect(ofWrong).toEqual(WRONG.map(([, , rule]) => expect.arrayContaining([rule])));
});
