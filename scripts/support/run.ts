/** Where a script tells of its work. */
export type Output = Pick<Console, 'log' | 'error'>;

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs a script; an error is printed as one line, and the process exits with status 1. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exitCode = 1;
  });
}
