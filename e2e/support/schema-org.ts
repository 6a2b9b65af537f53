import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../../scripts/support/export-site';

/** JSON-LD of a page: a `Book`, or any `Thing`. */
export interface JsonLd {
  page: string;
  type: 'Book' | 'Thing';
  /** Valid JSON. */
  json: string;
}

const FILE = path.join(repositoryRoot, 'json-ld.ts');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  // No more than the types of plain values: those of a browser take a second to read.
  lib: ['lib.es5.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/**
 * A value without what differs from book to book: its texts, but for types and the terms of
 * schema.org, and what is repeated in lists. Thousands of literals would take the compiler minutes.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return /^https?:\/\/schema\.org\//.test(value) ? value : 'text';
  if (Array.isArray(value)) {
    return [...new Map(value.map(shapeOf).map((one) => [JSON.stringify(one), one])).values()];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key.startsWith('@') ? inner : shapeOf(inner),
    ]),
  );
}

/**
 * What of some JSON-LD schema.org does not define: properties that its type and the parents of that
 * do not have, and values out of a property's range. schema-dts has its vocabulary as types, so
 * TypeScript is asked, of each shape as a literal on a line of its own.
 *
 * @returns the faults, each with the first page that has it
 */
export function schemaOrgFaults(all: readonly JsonLd[]): string[] {
  const shapes = new Map<string, string>();
  for (const { page, type, json } of all) {
    const literal = `: WithContext<${type}> = ${JSON.stringify(shapeOf(JSON.parse(json)))};`;
    if (!shapes.has(literal)) shapes.set(literal, page);
  }
  const lines = [...shapes.keys()].map((literal, at) => `export const shape${at}${literal}`);
  const pages = [...shapes.values()];
  const text = `import type { Book, Thing, WithContext } from 'schema-dts';\n${lines.join('\n')}\n`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === FILE || fileExists(name);
  const program = ts.createProgram([FILE], OPTIONS, host);
  const file = program.getSourceFile(FILE);
  return ts.getPreEmitDiagnostics(program, file).map(({ start = 0, messageText }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    const page = pages[line - 1] ?? 'schema-dts';
    return `${page}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
