/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { choosePort } from '@/scripts/support/ports';

test('a given port that is in use is refused, and the message has its number', async () => {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(choosePort(port)).rejects.toThrow(`Port ${port} is in use`);
  server.close();
});

test('without a given port, a free one is found', async () => {
  expect(await choosePort(null)).toBeGreaterThanOrEqual(1024);
});
