import * as v from 'valibot';

const person = v.object({
  name: v.string(),
  birth_year: v.optional(v.nullable(v.number()), null),
  death_year: v.optional(v.nullable(v.number()), null),
});

const strings = v.optional(v.array(v.string()), []);
const people = v.optional(v.array(person), []);

/**
 * A book as Gutendex sends it. What a file of books may leave out is filled in with what Gutendex
 * sends when it knows nothing, so that a bare list of titles and authors is a catalogue too.
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
