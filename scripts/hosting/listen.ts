import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const DEFAULT_PORT = 3000;
const PORTS_TO_TRY = 20;

const isInUse = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const settle = (error?: unknown) => {
      server.off('error', settle).off('listening', settle);
      if (error) reject(error);
      else resolve((server.address() as AddressInfo).port);
    };
    server.once('error', settle).once('listening', settle).listen(port);
  });
}

/**
 * Starts to listen: on the port asked for, or on the first free one from 3000 up when none was.
 *
 * @returns the port
 * @throws {Error} when the port asked for is in use, or none of the twenty is free
 */
export async function listen(server: Server, port: number | null): Promise<number> {
  const ports =
    port === null ? Array.from({ length: PORTS_TO_TRY }, (_, i) => DEFAULT_PORT + i) : [port];
  for (const candidate of ports) {
    try {
      return await listenOn(server, candidate);
    } catch (error) {
      if (!isInUse(error)) throw error;
    }
  }
  throw new Error(
    port === null
      ? `Ports ${DEFAULT_PORT} to ${DEFAULT_PORT + PORTS_TO_TRY - 1} are all in use; name a free one with --port.`
      : `Port ${port} is in use; name another one with --port, or none to take a free one.`,
  );
}
