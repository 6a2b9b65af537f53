/**
 * Makes V8 (Chrome, Edge, Android's browsers) compile a whole script while it comes, beside the main thread, and
 * not each function at its first call, in the visitor's way (docs/decisions/0017-scripts-are-compiled-ahead.md).
 * Others take it for a comment.
 */
export const withCompileHint = (script: string): string =>
  `//# allFunctionsCalledOnLoad\n${script}`;
