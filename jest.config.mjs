import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

// Set before jest starts: inside a test it would come too late to count.
process.env.TZ = 'America/Sao_Paulo';
// The build's settings in every test: the public service, at the root of a host.
process.env.NEXT_PUBLIC_CATALOGUE_URL = 'https://gutendex.com';
process.env.NEXT_PUBLIC_BASE_PATH = '';
// Every file loads its modules anew, most of which is soon garbage: with more room for what is young
// a run takes a tenth less of the processor.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;
// Testing Library prints the page at every failed try of a waiting query, an eighth of a run's work.
// To see the page when a test fails: `DEBUG_PRINT_LIMIT=7000 npx jest FILE`.
process.env.DEBUG_PRINT_LIMIT ??= '0';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  // jest-environment-jsdom plus what jsdom lacks and browsers have: fetch, Response, streams.
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Their `exports` are for `import` alone, and jest asks for `require`.
    '^(hunspell-reader|gensequence)$': '<rootDir>/node_modules/$1/dist/index.js',
  },
  restoreMocks: true,
  // Looked up in the sandbox's globals it is a hundred times as slow, and comparing words asks a lot of it.
  sandboxInjectedGlobals: ['Math'],
  testTimeout: 30_000,
  // A story of a screen waits (for a skeleton, a pause in typing) longer than it works: with two
  // workers a core everything takes a third less time than with one.
  maxWorkers: 2 * availableParallelism(),
};

/** Packages published as ES modules, which jest has to transform: msw, what it stands on, and others. */
const ES_MODULES = [
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  '@open-draft',
  'outvariant',
  'strict-event-emitter',
  'is-node-process',
  'headers-polyfill',
  '@noble',
  'modern-tar',
  'hunspell-reader',
  'gensequence',
  // The trees of HTML, for the making of texts (scripts/texts/).
  '(hast|unist|mdast|micromark)-util-[^/]+',
  'hastscript',
  'vfile[^/]*',
  'property-information',
  '(comma|space)-separated-tokens',
  'web-namespaces',
  'html-void-elements',
  'stringify-entities',
  'character-entities[^/]*',
  'ccount',
  'devlop',
  'zwitch',
  'trim-lines',
  'parse5',
  'entities',
];

const jestConfig = async () => ({
  ...(await createJestConfig(config)()),
  transformIgnorePatterns: [
    `/node_modules/(?!(${ES_MODULES.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
});

export default jestConfig;
