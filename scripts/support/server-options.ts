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
  const asked = values.port ?? process.env.PORT ?? '';
  if (!/^\d{0,5}$/.test(asked) || Number(asked) > 65535) {
    throw new Error(`--port takes a number from 0 to 65535, not "${asked}".`);
  }
  const port = await getPort({ port: asked === '' ? portNumbers(3000, 3019) : Number(asked) });
  if (Number(asked) > 0 && port !== Number(asked)) {
    throw new Error(`Port ${asked} is in use; name another one with --port, or none.`);
  }
  return { live: values.live, port };
}
