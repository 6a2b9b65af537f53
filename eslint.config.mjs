import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import { defineConfig, globalIgnores } from 'eslint/config';

/**
 * What each folder of `folder` may import of its neighbours, besides itself.
 *
 * @param {string} folder
 * @param {Record<string, string[]>} allowedBySubfolder
 */
const subfolders = (folder, allowedBySubfolder) =>
  Object.entries(allowedBySubfolder).map(([subfolder, allowed]) => ({
    target: `./${folder}/${subfolder}`,
    from: `./${folder}`,
    except: [subfolder, ...allowed].map((name) => `./${name}`),
    message: `${folder}/${subfolder} may import ${allowed.join(', ') || 'none'} of ${folder}/.`,
  }));

/**
 * Forbids folders to import from other folders.
 *
 * @param {string[]} targets
 * @param {string[]} folders
 */
const never = (targets, folders) =>
  targets.map((target) => ({
    target: `./${target}`,
    from: folders.map((folder) => `./${folder}`),
    message:
      'Imports flow one way: app -> components -> lib, and nothing imports a test (docs/decisions/0001-layers.md).',
  }));

/** What every folder of lib/ may use. */
const LIB_FILES = [
  'browser',
  'book.ts',
  'environment.mjs',
  'format.ts',
  'languages.ts',
  'paths.ts',
  'user-error.ts',
];

/** Imports run downwards, between folders and between those of lib and of components. */
const zones = [
  ...never(['lib'], ['app', 'components']),
  ...never(['components'], ['app']),
  ...never(
    ['app', 'components', 'lib'],
    ['fake-gutendex', 'fixtures', 'e2e', 'scripts', 'bench', 'worker'],
  ),
  ...never(
    ['app', 'components', 'lib', 'worker', 'fake-gutendex', 'fixtures', 'e2e', 'scripts', 'bench'],
    ['__tests__'],
  ),
  ...subfolders('lib', {
    // All folders but these two, whose keys paths.ts reads, may use the files of lib/ itself.
    categories: [],
    shelves: [],
    browser: [],
    storage: LIB_FILES,
    accounts: ['storage', ...LIB_FILES],
    lending: ['accounts', 'storage', ...LIB_FILES],
    reading: [
      'lending',
      'accounts',
      'offline/caches.ts',
      'search/fold.ts',
      'storage',
      ...LIB_FILES,
    ],
    'my-data': ['lending', 'reading', 'accounts', 'storage', ...LIB_FILES],
    search: ['categories', 'shelves', ...LIB_FILES],
    copy: ['search/fold.ts', ...LIB_FILES],
    // Only what answers for the service when that fails knows of the copy.
    catalogue: ['copy/ask-copy.ts', ...LIB_FILES],
    offline: ['copy', ...LIB_FILES],
    // For the build alone: what it knows of the Portuguese books.
    portuguese: ['catalogue', 'copy', 'search', 'shelves', ...LIB_FILES],
  }),
  {
    target: './worker',
    from: './lib',
    except: ['./offline/caches.ts', './paths.ts'],
    message: 'The service worker shares names with the page, and nothing that the page runs.',
  },
  ...subfolders('components', {
    ui: [],
    messages: ['ui'],
    'book-card': ['messages', 'ui'],
    // A card's tap leads to the book's page, whose code is fetched ahead; what waits is in one file.
    catalogue: ['book/book-part.ts', 'book-card', 'layout/import-tasks.ts', 'messages', 'ui'],
    book: ['book-card', 'messages', 'ui'],
    auth: ['book-card', 'messages', 'ui'],
    reader: ['book-card', 'messages', 'ui'],
    profile: ['book-card', 'messages', 'ui'],
    layout: ['book', 'book-card', 'messages', 'ui'],
    portuguese: ['ui'],
  }),
  {
    target: './components/ui',
    from: ['accounts', 'lending', 'my-data', 'catalogue', 'categories', 'copy', 'search'].map(
      (subfolder) => `./lib/${subfolder}`,
    ),
    message: 'components/ui knows nothing of books, loans or accounts.',
  },
];

export default defineConfig([
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Covers come from the catalogue's own host and the export has no image optimiser.
      '@next/next/no-img-element': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      'import/no-duplicates': 'error',
      'import/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    // Nothing imports these, and what they import is looked at by itself.
    ignores: ['**/*.test.*', '**/*.e2e.ts'],
    rules: {
      // Each import is followed itself: strongly connected components are those of the files on disk, not
      // of an editor's. Packages import nothing of ours, and following them took a minute.
      'import/no-cycle': ['error', { disableScc: true, ignoreExternal: true }],
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
  globalIgnores([
    '.next/',
    '.cache/',
    'out/',
    'bench/floor/.next/',
    'bench/floor/out/',
    'bench/floor/next-env.d.ts',
    'next-env.d.ts',
    'public/',
    'test-results/',
    'playwright-report/',
  ]),
]);
