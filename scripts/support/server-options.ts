import { parseArgs } from 'node:util';
import getPort, { portNumbers } from 'get-port';

/**
 * Reads `--live` (the public service instead of the fake one) and `--port N` (or the variable PORT);
 * without a port, the first free one from 3000 up is chosen.
 *
 * @throws {Error} when an option makes no sense, or the port asked for is in use
 */
export async function readServerOptions(): Promise<{ live: boolean; port: number }> {
  const { values } = parseArgs({
    options: { live: { type: 'boolean', default: false }, port: { type: 'string' } },
  });
  const asked = Number(values.port ?? (process.env.PORT || Number.NaN));
  const isAsked = Boolean(values.port ?? process.env.PORT);
  if (isAsked && !(Number.isInteger(asked) && asked >= 0 && asked <= 65535)) {
    throw new Error(
      `--port takes a number from 0 to 65535, not "${values.port ?? process.env.PORT}".`,
    );
  }
  const port = await getPort({ port: isAsked ? asked : portNumbers(3000, 3019) });
  if (isAsked && asked > 0 && port !== asked) {
    throw new Error(`Port ${asked} is in use; name another one with --port, or none.`);
  }
  return { live: values.live, port };
}
