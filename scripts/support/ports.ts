import getPort, { portNumbers } from 'get-port';

/**
 * The port asked for, or the first free one from 3000 up when none was.
 *
 * @throws {Error} when the port asked for cannot be used
 */
export async function choosePort(asked: number | null): Promise<number> {
  const port = await getPort({ port: asked ?? portNumbers(3000, 3019) });
  if (asked && port !== asked) {
    throw new Error(`Port ${asked} is in use; name another one with --port, or none.`);
  }
  return port;
}
