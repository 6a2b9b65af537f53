import path from 'node:path';
import { ensureBrowser, findBrowser } from '@/scripts/support/browser';

const OWN = path.join(path.sep, 'playwright', 'chromium');
const BIN = path.join(path.sep, 'usr', 'bin');
const LOCAL = path.join(path.sep, 'opt', 'bin');
const APT = '/usr/bin/apt-get';

/** What is installed on the machine of the test at hand, and what was run there. */
const mockFiles = new Set<string>();
const mockRun = jest.fn<{ status: number | null }, [command: string, args: string[]]>();

jest.mock('@playwright/test', () => ({
  chromium: { executablePath: () => path.join(path.sep, 'playwright', 'chromium') },
}));
jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  existsSync: (file: string) => mockFiles.has(file),
}));
jest.mock('node:child_process', () => ({
  ...jest.requireActual<object>('node:child_process'),
  spawnSync: (command: string, args: string[]) => mockRun(command, args),
}));

/** The commands run, without the folders of this machine. */
const commands = () =>
  mockRun.mock.calls.map(([command, args]) =>
    [command, ...args].map((part) => path.basename(part)).join(' '),
  );
const INSTALL = `${path.basename(process.execPath)} cli.js install chromium`;

let told: string[] = [];
beforeEach(() => {
  mockFiles.clear();
  mockRun.mockReset().mockReturnValue({ status: 1 });
  told = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
  jest.replaceProperty(process, 'env', {
    ...process.env,
    PATH: ['', LOCAL, BIN].join(path.delimiter),
  });
});

describe('finding a browser', () => {
  test.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'])(
    '%s on the path is one',
    (name) => {
      mockFiles.add(path.join(BIN, name)).add(OWN);
      expect(findBrowser()).toBe(path.join(BIN, name));
    },
  );

  test('the first folder of the path goes first', () => {
    mockFiles.add(path.join(BIN, 'chromium')).add(path.join(LOCAL, 'google-chrome'));
    expect(findBrowser()).toBe(path.join(LOCAL, 'google-chrome'));
  });

  test('an application of the system is one', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    mockFiles.add(OWN).add(chrome);
    expect(findBrowser()).toBe(chrome);
  });

  test('Playwright’s own is the last', () => {
    mockFiles.add(OWN);
    expect(findBrowser()).toBe(OWN);
  });

  test('there may be none, even without a path', () => {
    expect(findBrowser()).toBeNull();
    delete process.env.PATH;
    expect(findBrowser()).toBeNull();
  });
});

describe('seeing to a browser', () => {
  test('the one that is there is used, and nothing is installed', () => {
    mockFiles.add(path.join(BIN, 'chromium')).add(APT);
    expect(ensureBrowser()).toBe(path.join(BIN, 'chromium'));
    expect(mockRun).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  test('else Playwright downloads its own, and says so', () => {
    mockFiles.add(APT);
    mockRun.mockImplementation(() => {
      mockFiles.add(OWN);
      return { status: 0 };
    });
    expect(ensureBrowser()).toBe(OWN);
    expect(commands()).toEqual([INSTALL]);
    expect(told.join('\n')).toContain('No Chromium found: trying');
  });

  test('else Debian’s package is installed, as root', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    mockFiles.add(APT);
    mockRun.mockImplementation((command, args) => {
      if (args.includes('install') && command === 'apt-get')
        mockFiles.add(path.join(BIN, 'chromium'));
      return { status: command === 'apt-get' ? 0 : 1 };
    });
    expect(ensureBrowser()).toBe(path.join(BIN, 'chromium'));
    expect(commands()).toEqual([
      INSTALL,
      'apt-get update -q',
      'apt-get install -y -q --no-install-recommends chromium',
    ]);
  });

  test('or with sudo, which must not ask for a password', () => {
    jest.spyOn(process, 'getuid').mockReturnValue(1000);
    mockFiles.add(APT);
    expect(() => ensureBrowser()).toThrow();
    expect(commands()).toEqual([INSTALL, 'sudo -n apt-get update -q']);
  });

  test('a machine without apt-get is not asked for it', () => {
    expect(() => ensureBrowser()).toThrow();
    expect(commands()).toEqual([INSTALL]);
  });

  test('a command that cannot run or takes too long is a failed attempt', () => {
    mockFiles.add(APT);
    mockRun.mockReturnValue({ status: null });
    expect(() => ensureBrowser()).toThrow(
      'The browser tests need Chromium or Chrome, and none could be installed here. Install one (on Debian: apt-get install chromium) and run the tests again.',
    );
  });

  test('a download that claims to have worked and left nothing is not believed', () => {
    mockRun.mockReturnValue({ status: 0 });
    expect(() => ensureBrowser()).toThrow('none could be installed here');
  });
});
