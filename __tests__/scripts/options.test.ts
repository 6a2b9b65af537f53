/** @jest-environment node */
import { readServerOptions } from '@/scripts/support/options';

const read = (args: string[], env: Record<string, string> = {}) =>
  readServerOptions(args, env as NodeJS.ProcessEnv);

test('the default is the fake service on any free port', () => {
  expect(read([])).toEqual({ live: false, port: null });
});

test('--live is the public service', () => {
  expect(read(['--live'])).toEqual({ live: true, port: null });
});

test.each([
  [['--port', '8080']],
  [['--port=8080']],
  [['--live', '--port', '8080']],
  [['--port', '8080', '--live']],
])('%j sets the port', (args) => {
  expect(read(args)).toEqual({ live: args.includes('--live'), port: 8080 });
});

test.each([
  ['0', 0],
  ['1', 1],
  ['65535', 65_535],
])('port %s is valid', (text, port) => {
  expect(read(['--port', text]).port).toBe(port);
  expect(read([], { PORT: text }).port).toBe(port);
});

test('the option overrides the variable PORT, and an empty variable is ignored', () => {
  expect(read(['--port', '8080'], { PORT: '9090' }).port).toBe(8080);
  expect(read([], { PORT: '' }).port).toBeNull();
});

test.each(['abc', '65536', '-1', '80.5', 'NaN', 'Infinity', '80 81'])(
  'port %s is refused',
  (text) => {
    const message = `--port takes a number from 0 to 65535, not "${text}".`;
    expect(() => read([`--port=${text}`])).toThrow(message);
    expect(() => read([], { PORT: text })).toThrow(message);
  },
);

test.each([
  [['--lve'], /--lve/],
  [['--port'], /--port/],
  [['--live=yes'], /--live/],
  [['8080'], /8080/],
])('%j is refused, and the message names it', (args, message) => {
  expect(() => read(args)).toThrow(message);
});
