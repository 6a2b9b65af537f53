import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { BASE_PATH, checkEnvironment } from './lib/environment.mjs';

checkEnvironment();

/**
 * The site is exported as plain files. The development server does without `output: 'export'`,
 * which would refuse every book that `generateStaticParams` does not list.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  return {
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : { output: 'export' }),
    basePath: BASE_PATH,
    // Every route is a folder with an index.html, which any web server can serve.
    trailingSlash: true,
    reactStrictMode: true,
    poweredByHeader: false,
    devIndicators: false,
    // `npm test` checks the types of all files once, before it builds the site twice.
    typescript: { ignoreBuildErrors: Boolean(process.env.TYPES_CHECKED) },
    // A route asks for its own styles: merged, each had those of all.
    experimental: { cssChunking: 'graph' },
  };
}
