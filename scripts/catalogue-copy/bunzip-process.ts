// A process of its own, for open-source.ts: decompressing takes longer than reading the books, and
// runs in parallel.
import unbzip2 from 'unbzip2-stream';

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

process.stdin.pipe(unbzip2()).on('error', fail).pipe(process.stdout);
