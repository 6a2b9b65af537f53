import { BUILDS, readExported, scriptsOf } from './support/pages';
import { expect, test } from './support/test';

for (const build of BUILDS) {
  test(`every script (${build}) asks first to be compiled ahead`, () => {
    const scripts = scriptsOf(build);
    expect(scripts.length).toBeGreaterThan(0);
    for (const name of scripts) {
      // V8 heeds it on the first line only.
      expect(readExported(build, name).split('\n', 1), name).toEqual([
        '//# allFunctionsCalledOnLoad',
      ]);
    }
  });
}
