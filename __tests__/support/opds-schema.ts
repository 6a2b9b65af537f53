// What an OPDS 2.0 feed must be, in our words, after the specification and its JSON Schemas in
// https://github.com/opds-community/drafts (opds-2.0.md at 2af7a07; schema/feed and schema/publication
// at 87d530e; schema/feed-metadata at 5047b71) and those of the Readium Web Publication Manifest that they
// build on, https://github.com/readium/webpub-manifest (schema/metadata at 075e523; schema/link at
// 02ea4cd). Stricter: what we do not use is no part of it, and unknown properties are refused.
import * as v from 'valibot';

/** The characters of RFC 3986, percent-encoded where they must be. */
const URI_CHARACTERS = /^(?:[\w\-.~:/?#[\]@!$&'()*+,;=]|%[\dA-F]{2})+$/i;

const uriReference = v.pipe(
  v.string(),
  v.regex(URI_CHARACTERS),
  v.check((text) => URL.canParse(text, 'https://host.example/'), 'a URI reference'),
);
const uri = v.pipe(
  v.string(),
  v.regex(URI_CHARACTERS),
  v.check((text) => URL.canParse(text), 'a URI'),
);
const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const mediaType = v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z\d.+-]+$/));
/** A tag of BCP 47 that is a language alone. */
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));
const atLeast = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** A list without repetition. */
const listOf = <T extends v.GenericSchema>(item: T) =>
  v.pipe(
    v.array(item),
    v.check((all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length, 'unique'),
  );

const linkEntries = {
  href: uriReference,
  type: mediaType,
  rel: v.optional(v.union([text, v.array(text)])),
  title: v.optional(text),
  height: v.optional(atLeast(1)),
  width: v.optional(atLeast(1)),
  properties: v.optional(
    v.strictObject({
      numberOfItems: v.optional(atLeast(0)),
      indirectAcquisition: v.optional(v.array(v.strictObject({ type: mediaType }))),
    }),
  ),
};
const link = v.strictObject(linkEntries);
type Link = v.InferOutput<typeof link>;

const relationsOf = ({ rel }: Link) => [rel ?? []].flat();
const withRelation = (isOne: (relation: string) => boolean, what: string) =>
  v.pipe(
    listOf(link),
    v.check((links) => links.some((one) => relationsOf(one).some(isOne)), what),
  );

const navigation = listOf(v.strictObject({ ...linkEntries, title: text }));

const contributors = v.array(v.strictObject({ name: text, sortAs: v.optional(text) }));

const ACQUISITION =
  /^(?:preview|http:\/\/opds-spec\.org\/acquisition(?:\/(?:buy|open-access|borrow|sample|subscribe))?)$/;
const IMAGES = new Set(['image/jpeg', 'image/png', 'image/gif']);

const publication = v.strictObject({
  metadata: v.strictObject({
    '@type': uri,
    identifier: uri,
    title: text,
    language: v.pipe(v.array(language), v.minLength(1)),
    author: v.optional(contributors),
    editor: v.optional(contributors),
    translator: v.optional(contributors),
    subject: v.optional(v.array(text)),
    description: v.optional(text),
  }),
  links: withRelation((relation) => ACQUISITION.test(relation), 'an acquisition link'),
  images: v.pipe(
    v.array(link),
    v.check((images) => images.some(({ type }) => IMAGES.has(type)), 'a JPEG, PNG or GIF'),
  ),
});

const publications = listOf(publication);
const metadata = v.strictObject({ title: text, numberOfItems: v.optional(atLeast(0)) });

const group = v.union([
  v.strictObject({ metadata, publications }),
  v.strictObject({ metadata, navigation }),
]);

/** A feed of OPDS 2.0. */
export const opdsFeed = v.pipe(
  v.strictObject({
    metadata,
    links: withRelation((relation) => relation === 'self', 'a link to itself'),
    navigation: v.optional(navigation),
    publications: v.optional(publications),
    groups: v.optional(v.array(group)),
  }),
  v.check(
    (feed) => Boolean(feed.navigation ?? feed.publications ?? feed.groups),
    'navigation, publications or groups',
  ),
);

export type OpdsFeed = v.InferOutput<typeof opdsFeed>;
