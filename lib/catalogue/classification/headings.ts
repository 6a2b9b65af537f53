/**
 * The last of these words in a heading tells what kind of writing it is about. So "France -- History
 * -- Fiction" and "Authorship -- Fiction" are stories, "Theater -- Fiction" is no drama, "English
 * fiction -- History and criticism" no story.
 */
const FORMS = {
  story:
    'fiction\\b|fictitious character\\) -- |(?<!bible )stories\\b(?!, plot)|tales\\b|novels|romances|sagas|fables|imaginary|fantasy lit|character sk|erotic lit',
  jest: '(?<!-- history -- .*)humor\\b(?!, cari|, pict| -- period)|parod|satire\\b(?!,)',
  play: 'dramas?\\b|plays\\b|traged(?!y(?: --|$))|librettos?\\b',
  poem: 'poetry|poems?\\b|ballads|verses?\\b|rhymes?\\b|sonnets|carols|hymns|songs\\b(?!,|\\)| with| and music)',
  study: 'criticism|authorship|technique|bibliography|illustrations|congresses',
};
const FORM = new RegExp(
  `.*\\b(?:${Object.entries(FORMS)
    .map(([form, source]) => `(?<${form}>${source})`)
    .join('|')})`,
);
type Form = keyof typeof FORMS | 'fact';

/** A magazine of letters: of what else it has, no part stands for the whole. */
const REVIEW = /^literature\b.*periodicals/;

/** A person and nothing else: "Edison, Thomas A., 1847-1931", "Voltaire, 1694-1778". */
const PERSON =
  /^(?!.*(?:--|trials|battle|wars?\b|conspir))(?:[^, ]+|[^,]+,.+), .*\d\??(?: b\.c\.)?-(?:\d+\??(?: b\.c\.)?)?$/;

/** Whether a heading is a person, and no side of one. */
export const isPerson = (heading: string): boolean => PERSON.test(heading);

/** Whether a heading is the tales of a place: on a shelf of folklore, folk tales. */
export const isFolkTale = (heading: string): boolean => heading.startsWith('tales -- ');

const MEMOIR =
  /personal narr|autobiographies|(?<!animals |dogs |cats )-- (?:biography|correspondence|diaries)/;

/** Whether a heading is a life as it was lived, which no shelf of novels makes a novel. */
export const isMemoir = (heading: string): boolean => MEMOIR.test(heading);

/** The subject headings of a book, by what they say of it. */
export interface Headings {
  /** What the book is about, studies of literature too. */
  facts: readonly string[];
  /** What its stories, plays and poems are about. */
  stories: readonly string[];
  plays: readonly string[];
  poems: readonly string[];
  /** Whether the book is told, played or sung, in earnest or in jest. */
  imaginative: boolean;
  /** Whether it is a magazine of letters. */
  isReview: boolean;
}

function formOf(heading: string): Form {
  const groups = FORM.exec(heading)?.groups ?? {};
  return (Object.keys(FORMS) as Form[]).find((form) => groups[form] !== undefined) ?? 'fact';
}

/** Sorts a book's headings; its jests, if in prose, are stories where they are told as such. */
export function sortHeadings(subjects: readonly string[], tellsJests: boolean): Headings {
  const of: Record<Form, string[]> = {
    story: [],
    jest: [],
    play: [],
    poem: [],
    study: [],
    fact: [],
  };
  for (const heading of subjects) of[formOf(heading)].push(heading);
  const inProse = of.play.length + of.poem.length === 0;
  const drawn = of.fact.some((heading) => heading.includes('cartoons'));
  const facts = [...of.fact, ...of.study];
  const isReview = facts.some((heading) => REVIEW.test(heading));
  return {
    facts: isReview ? facts.filter((heading) => !heading.includes('periodicals')) : facts,
    stories: tellsJests && inProse && !drawn ? [...of.story, ...of.jest] : of.story,
    plays: of.play,
    poems: of.poem,
    imaginative: facts.length < subjects.length,
    isReview,
  };
}
