import { parseArgs, type ParseArgsConfig } from 'node:util';

import { BadCatalogue, reasonOf } from './title-record';

/**
 * Reads the command line with Node's parser.
 *
 * @throws {BadCatalogue} naming the option or argument that is wrong
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
