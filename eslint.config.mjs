import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import { defineConfig, globalIgnores } from 'eslint/config';

const MESSAGE =
  'Imports flow one way: app -> components -> lib, and nothing imports a test (docs/decisions/0001-layers.md).';

const NOT_THE_PRODUCT = ['fake-gutendex', 'fixtures', 'scripts', 'e2e', '__tests__'];

/**
 * Forbids a layer to import from the layers named.
 *
 * @param {string[]} files
 * @param {...string} forbidden
 * @returns {import('eslint').Linter.Config}
 */
const layer = (files, ...forbidden) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [{ regex: `^(@/|(\\.\\./)+)(${forbidden.join('|')})(/|$)`, message: MESSAGE }],
      },
    ],
  },
});

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
    },
  },
  layer(['app/**'], ...NOT_THE_PRODUCT),
  layer(['components/**'], 'app', ...NOT_THE_PRODUCT),
  layer(['lib/**'], 'app', 'components', ...NOT_THE_PRODUCT),
  layer(['scripts/**', 'e2e/**', 'fake-gutendex/**', 'fixtures/**'], '__tests__'),
  {
    files: ['scripts/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
  globalIgnores([
    '.next/',
    '.cache/',
    'out/',
    'next-env.d.ts',
    'public/',
    'test-results/',
    'playwright-report/',
  ]),
]);
