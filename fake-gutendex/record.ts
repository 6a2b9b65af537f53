import * as v from 'valibot';

const person = v.object({
  name: v.string(),
  birth_year: v.optional(v.nullable(v.number()), null),
  death_year: v.optional(v.nullable(v.number()), null),
});

const strings = v.optional(v.array(v.string()), []);
const people = v.optional(v.array(person), []);

/**
 * A book as Gutendex sends it. Fields that a file of books leaves out get the value that Gutendex
 * sends for what it does not know.
 */
export const catalogueRecord = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: v.string(),
  authors: people,
  summaries: strings,
  editors: people,
  translators: people,
  subjects: strings,
  bookshelves: strings,
  languages: strings,
  copyright: v.optional(v.nullable(v.boolean()), false),
  media_type: v.optional(v.string(), 'Text'),
  formats: v.optional(v.record(v.string(), v.string()), {}),
  download_count: v.optional(v.number(), 0),
});

export type CatalogueRecord = v.InferOutput<typeof catalogueRecord>;
