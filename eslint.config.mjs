import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import { defineConfig, globalIgnores } from 'eslint/config';

const MESSAGE = 'Imports flow one way: app -> components -> lib (docs/decisions/0001-layers.md).';

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
  layer(['app/**'], 'catalogue', '__tests__', 'e2e', 'scripts'),
  layer(['components/**'], 'app', 'catalogue', '__tests__', 'e2e', 'scripts'),
  layer(['lib/**'], 'app', 'components', 'catalogue', '__tests__', 'e2e', 'scripts'),
  {
    files: ['scripts/**', 'e2e/**'],
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
