/** Runs a script; an error is printed as one line, and the process exits with status 1. */
export function run(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
