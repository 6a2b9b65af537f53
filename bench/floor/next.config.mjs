import path from 'node:path';

const repository = path.join(import.meta.dirname, '..', '..');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  // Next, React and SWR are the repository's own.
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  // The repository's type check covers these files too.
  typescript: { ignoreBuildErrors: true },
};

export default config;
