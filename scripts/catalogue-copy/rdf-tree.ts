import { SaxesParser } from 'saxes';

/** The namespaces of Project Gutenberg's RDF, by the prefixes that it gives them. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://purl.org/dc/terms/': 'dcterms',
  'http://purl.org/dc/dcam/': 'dcam',
  'http://www.gutenberg.org/2009/pgterms/': 'pgterms',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'http://id.loc.gov/vocabulary/relators/': 'marcrel',
};

/** A name with the prefix of its namespace, whatever the file calls it: `dcterms:title`. */
const nameOf = ({ uri, local }: { uri: string; local: string }): string =>
  `${PREFIXES[uri] ?? uri}:${local}`;

/** An element of an RDF file. */
export class RdfNode {
  readonly children: RdfNode[] = [];
  text = '';

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  /** The elements of a name anywhere below this one. */
  all(name: string): RdfNode[] {
    return this.children.flatMap((child) => [
      ...(child.name === name ? [child] : []),
      ...child.all(name),
    ]);
  }

  /** The text of the first element of a name below this one; null when there is none. */
  textOf(name: string): string | null {
    return this.all(name)[0]?.text ?? null;
  }
}

/**
 * Parses an RDF file.
 *
 * @returns the root, which holds the outermost element
 * @throws {Error} when it is not well-formed XML
 */
export function parseRdf(xml: string): RdfNode {
  const root = new RdfNode('', {});
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const attributes = Object.values(tag.attributes).map(
      (attribute) => [nameOf(attribute), attribute.value] as const,
    );
    const node = new RdfNode(nameOf(tag), Object.fromEntries(attributes));
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return root;
}
