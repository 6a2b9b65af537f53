/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([place]) => place !== '');

describe.each(readdirSync(path.join(ROOT, '.github/workflows')))('the workflow %s', (name) => {
  const text = read(`.github/workflows/${name}`);

  test('pins every action by digest, and says its version', () => {
    const uses = text.match(/uses:.*/g) ?? [];
    expect(uses.length).toBeGreaterThan(1);
    for (const use of uses) expect(use).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may only read, but where a job says more', () => {
    const [, top = ''] = /^permissions:\n((?: {2}.*\n)+)/m.exec(text) ?? [];
    expect(top).toBe('  contents: read\n');
  });
});

test('only the job that deploys may publish', () => {
  const [before = '', deploy = ''] = read('.github/workflows/pages.yml').split('\n  deploy:\n');
  expect(before).not.toMatch(/write/);
  expect(deploy).toMatch(/permissions:\n {6}pages: write\n {6}id-token: write\n/);
});

test('the oldest Node that is supported and the newest are both tested', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  expect(read('.github/workflows/test.yml')).toContain(`node: ['${oldest}', '22']`);
});

test('no package runs a script when it is installed, by hand or in the workflows', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('.github/workflows/test.yml')).toContain('run: bash .ci/run');
  for (const file of ['.ci/run', '.github/workflows/pages.yml']) {
    expect(read(file)).toMatch(/npm ci/);
    expect(read(file)).not.toMatch(/npm (?:i|install)\b|--(?:no-)?ignore-scripts/);
  }
});

describe('the lock file', () => {
  test('has the packages of every platform', () => {
    const missing = locked.flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => {
        const inside = `${place}/node_modules/${name}`;
        return !(inside in packages) && !(`node_modules/${name}` in packages);
      }),
    );
    expect(missing).toEqual([]);
    for (const platform of ['darwin-arm64', 'win32-x64', 'linux-x64']) {
      expect(locked.some(([place]) => place.includes(`@next/swc-${platform}`))).toBe(true);
    }
  });

  test('holds the hash of every package', () => {
    const without = locked.filter(([, { integrity }]) => integrity === undefined);
    // Next's compilers for macOS and Windows: the registry that the file was made with lacked them.
    expect(without.map(([place]) => place)).toEqual(
      ['darwin-arm64', 'darwin-x64', 'win32-arm64-msvc', 'win32-x64-msvc'].map(
        (platform) => `node_modules/@next/swc-${platform}`,
      ),
    );
  });

  test('names no registry', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});
