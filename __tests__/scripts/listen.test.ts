import { Server } from 'node:http';
import { listen } from '@/scripts/hosting/listen';

const open: Server[] = [];
afterEach(async () => {
  const closing = open.splice(0).map((server) => new Promise((done) => server.close(done)));
  await Promise.all(closing);
});

/**
 * A server on a machine where some ports are in use: it refuses those as the system would, and
 * takes any free one for the others, so that no test depends on what else runs here.
 */
class TestServer extends Server {
  readonly tried: unknown[] = [];

  constructor(private readonly refuse: (port: unknown) => string | null) {
    super();
    // Node keeps the callback of each attempt that was refused until one succeeds.
    this.setMaxListeners(0);
    open.push(this);
  }

  override listen(...args: unknown[]): this {
    const [port, done] = args;
    this.tried.push(port);
    if (typeof done === 'function') this.once('listening', () => done());
    const code = this.refuse(port);
    if (code === null) return super.listen(0);
    const error = Object.assign(new Error(`listen ${code}`), { code });
    process.nextTick(() => this.emit('error', error));
    return this;
  }
}

/** Node's own errors are not of jest's sandbox, where no `instanceof Error` knows them. */
class RealServer extends Server {
  override emit(event: string, ...args: unknown[]): boolean {
    const [error] = args;
    const known = event === 'error' ? [Object.assign(new Error('refused'), error)] : args;
    return super.emit(event, ...known);
  }
}

const inUse = (...ports: number[]) => {
  return (port: unknown) => (ports.some((used) => used === port) ? 'EADDRINUSE' : null);
};
const portOf = (server: Server) => {
  const address = server.address();
  return typeof address === 'object' ? address?.port : undefined;
};

describe('without a port asked for', () => {
  test('3000 is taken when it is free', async () => {
    const server = new TestServer(inUse());
    const port = await listen(server, null);
    expect(server.tried).toEqual([3000]);
    expect(port).toBe(portOf(server));
  });

  test('the first free one after it is taken when it is in use', async () => {
    const server = new TestServer(inUse(3000, 3001, 3003));
    const port = await listen(server, null);
    expect(server.tried).toEqual([3000, 3001, 3002]);
    expect(server.listening).toBe(true);
    expect(port).toBe(portOf(server));
  });

  test('twenty in use are a clear error', async () => {
    const server = new TestServer(() => 'EADDRINUSE');
    await expect(listen(server, null)).rejects.toThrow(
      'Ports 3000 to 3019 are all in use; name a free one with --port.',
    );
    expect(server.tried).toEqual(Array.from({ length: 20 }, (_, i) => 3000 + i));
  });
});

describe('with a port asked for', () => {
  test('it is that one', async () => {
    const server = new TestServer(inUse(3000));
    await listen(server, 8123);
    expect(server.tried).toEqual([8123]);
  });

  test('0 is any free one, and the one taken is told', async () => {
    const server = new Server();
    open.push(server);
    const port = await listen(server, 0);
    expect(port).toBeGreaterThan(0);
    expect(port).toBe(portOf(server));
  });

  test('one in use is a clear error, and no other is tried', async () => {
    const [first, second] = [new Server(), new RealServer()];
    open.push(first);
    const port = await listen(first, 0);
    await expect(listen(second, port)).rejects.toThrow(
      `Port ${port} is in use; name another one with --port, or none to take a free one.`,
    );
    expect(second.listening).toBe(false);
  });
});

test.each([null, 80])('another failure is told as it is, at once (port %p)', async (port) => {
  const server = new TestServer(() => 'EACCES');
  await expect(listen(server, port)).rejects.toThrow('listen EACCES');
  expect(server.tried).toHaveLength(1);
});

test('a failure that comes later is not swallowed', async () => {
  const server = new TestServer(inUse(3000));
  await listen(server, null);
  expect(server.listenerCount('error')).toBe(0);
});
