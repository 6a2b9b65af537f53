import { parseArgs, type ParseArgsConfig } from 'node:util';

import { BadCatalogue, reasonOf } from './catalogue-record';

/**
 * The command line by node's parser, which throws for nothing but what was typed wrong.
 *
 * @throws {BadCatalogue} saying what that is
 */
export function readCommandLine<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new BadCatalogue(reasonOf(error));
  }
}
