import { parseArgs } from 'node:util';

export interface ServerOptions {
  /** Whether to use the public service instead of the fake one. */
  live: boolean;
  /** The port asked for, or null for any free one from 3000 up. */
  port: number | null;
}

/** Reads `--live` and `--port N` (or the variable PORT). @throws {Error} with what is wrong */
export function readServerOptions(args: string[], env: NodeJS.ProcessEnv): ServerOptions {
  const { values } = parseArgs({
    args,
    options: { live: { type: 'boolean', default: false }, port: { type: 'string' } },
  });
  const asked = values.port ?? env.PORT;
  const port = asked === undefined || asked === '' ? null : Number(asked);
  if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65535)) {
    throw new Error(`--port takes a number from 0 to 65535, not "${asked}".`);
  }
  return { live: values.live, port };
}
