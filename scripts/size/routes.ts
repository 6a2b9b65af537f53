import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a route sends before its first card, in compressed bytes by kind. */
export interface RouteSize {
  /** `/book/_/` */
  route: string;
  scripts: number;
  styles: number;
  page: number;
  /** Those that the page asks for itself: a font that only a style names comes later. */
  fonts: number;
  sum: number;
}

const SCRIPTS = /<script[^>]* src="([^"]+\.js)[^"]*"(?![^>]*nomodule)/gi;
const STYLES = /<link[^>]* href="([^"]+\.css)[^"]*"/gi;
const FONTS = /<link[^>]* href="([^"]+\.woff2)[^"]*"/gi;

const sizes = new Map<string, number>();

/** Most pages share their scripts and styles: each file is compressed once. */
function compressed(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** Fonts are compressed by themselves. */
const plain = (file: string) => readFileSync(file).length;

const filesOf = (folder: string, extension: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => path.join(entry.parentPath, entry.name));

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Measures every page of an exported site. */
export const measureRoutes = (folder: string): RouteSize[] =>
  filesOf(folder, '.html').map((file) => {
    const html = readFileSync(file, 'utf8');
    const named = (pattern: RegExp) =>
      [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))].map((url) =>
        path.join(folder, url.replace(/^.*?(?=\/_next\/)/, '')),
      );
    const scripts = sum(named(SCRIPTS).map(compressed));
    const styles = sum(named(STYLES).map(compressed));
    const page = compressed(file);
    const fonts = sum(named(FONTS).map(plain));
    return {
      route: `/${path.relative(folder, file).replace(/index\.html$/, '')}`,
      scripts,
      styles,
      page,
      fonts,
      sum: sum([scripts, styles, page, fonts]),
    };
  });

/** All files of an exported site, in compressed bytes. */
export function measureExport(folder: string): { files: number; bytes: number } {
  const files = filesOf(folder, '');
  return { files: files.length, bytes: sum(files.map(compressed)) };
}

/** All fonts of an exported site, in bytes. */
export const measureFonts = (folder: string): number => sum(filesOf(folder, '.woff2').map(plain));
