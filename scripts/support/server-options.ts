import { parseArgs } from 'node:util';
import getPort, { portNumbers } from 'get-port';

/**
 * Reads `--live` (the public service instead of the fake one) and `--port N` (or the variable PORT);
 * where no port is asked for, it is the first free one from 3000 up.
 *
 * @throws {Error} when an option makes no sense, or the port asked for is in use
 */
export async function readServerOptions(): Promise<{ live: boolean; port: number }> {
  const { values } = parseArgs({
    options: { live: { type: 'boolean', default: false }, port: { type: 'string' } },
  });
  const asked = Number(values.port ?? process.env.PORT ?? '');
  const port = await getPort({ port: asked === 0 ? portNumbers(3000, 3019) : asked });
  if (asked !== 0 && port !== asked) {
    throw new Error(`Port ${asked} is in use, or none; name another one with --port.`);
  }
  return { live: values.live, port };
}
