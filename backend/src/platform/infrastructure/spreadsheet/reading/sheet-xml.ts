import type { Readable } from 'node:stream';
import { verticalMergeIn, type VerticalMerge } from './merged-cells.js';

/** Tags that exceljs's streaming reader ignores, collected before it starts. */
export interface SheetExtras {
  readonly hiddenRows: ReadonlySet<number>;
  readonly merges: readonly VerticalMerge[];
  /** Cell address to the relationship id of its link. */
  readonly links: ReadonlyMap<string, string>;
}

const INLINE_STRING = /<is>(.*?)<\/is>/gs;
const RUN_TEXT = /<t(?:\s[^>]*)?>(.*?)<\/t>/gs;
/** Some exporters prefix every tag ('<x:row>') with the prefix of the main namespace. */
const PREFIX = /<(?:[\w-]+:)?(?:worksheet|sst|styleSheet|workbook)\b[^>]*/;
const NAMED_PREFIX = /^<([\w-]+):/;

/** Decoded here because a character may span two chunks, where exceljs would break it. */
async function* decoded(stream: Readable): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  for await (const chunk of stream) yield chunk as string;
}

/** Whole tags only, so that patterns never see half of one; an inline string stays in one piece. */
async function* wholeTags(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const open = text.lastIndexOf('<is>');
    const end = open > text.lastIndexOf('</is>') ? open : text.lastIndexOf('>') + 1;
    rest = text.slice(end);
    if (end > 0) yield text.slice(0, end);
  }
  if (rest) yield rest;
}

/** Null if tags have no prefix; undefined before the root element. */
const prefixIn = (text: string): RegExp | null | undefined => {
  const root = PREFIX.exec(text)?.[0];
  const name = root && NAMED_PREFIX.exec(root)?.[1];
  if (name) return new RegExp(`<(/?)${name}:`, 'g');
  return root ? null : undefined;
};

async function* withoutPrefix(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let prefix: RegExp | null | undefined;
  for await (const text of chunks) {
    if (prefix === undefined) prefix = prefixIn(text);
    yield prefix ? text.replace(prefix, '<$1') : text;
  }
}

const oneRun = (text: string): string =>
  text.includes('<is>')
    ? text.replace(INLINE_STRING, (_, inline: string) => {
        const runs = [...inline.matchAll(RUN_TEXT)].map(([, run]) => run);
        return `<is><t>${runs.join('')}</t></is>`;
      })
    : text;

/** exceljs creates an object for every column up to max, and a file may say four billion. */
const withoutWidths = (text: string): string =>
  text.includes('<col ') ? text.replace(/<col\s[^>]*?(\/?)>/g, '<col min="1" max="1"$1>') : text;

/** An ISO date (t="d") would otherwise be read as the number 2024, and a formula error (t="e") as blank. */
const datesAndErrorsAsText = (text: string): string =>
  / t="[de]"/.test(text) ? text.replace(/(<c\s[^>]*\bt=)"[de]"/g, '$1"str"') : text;

/** A part of a workbook in a form that exceljs reads: no tag prefixes, inline rich text as one run. */
export async function* partXml(stream: Readable): AsyncGenerator<string> {
  for await (const text of wholeTags(withoutPrefix(wholeTags(decoded(stream))))) {
    yield datesAndErrorsAsText(withoutWidths(oneRun(text)));
  }
}

const attribute = (tag: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return double ?? single;
};

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const unescapeXml = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => characterOf(parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => characterOf(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const hiddenRowsIn = (text: string): number[] =>
  [...text.matchAll(/<row\s[^>]*\bhidden="(?:1|true)"[^>]*>/g)].map(([tag]) => Number(attribute(tag, 'r')));

const mergesIn = (text: string): VerticalMerge[] =>
  [...text.matchAll(/<mergeCell\s[^>]*>/g)].flatMap(
    ([tag]) => verticalMergeIn(attribute(tag, 'ref') ?? '') ?? [],
  );

/** Pairs of two attributes for each matching tag. */
const pairsIn = (text: string, tags: RegExp, key: string, value: string): (readonly [string, string])[] =>
  [...text.matchAll(tags)].flatMap(([tag]) => {
    const pair = [attribute(tag, key), attribute(tag, value)] as const;
    return pair[0] && pair[1] ? [[pair[0], unescapeXml(pair[1])] as const] : [];
  });

export const readExtras = async (stream: Readable): Promise<SheetExtras> => {
  const hiddenRows = new Set<number>();
  const merges: VerticalMerge[] = [];
  const links = new Map<string, string>();
  for await (const text of withoutPrefix(wholeTags(decoded(stream)))) {
    for (const row of hiddenRowsIn(text)) hiddenRows.add(row);
    for (const merge of mergesIn(text)) merges.push(merge);
    for (const [address, id] of pairsIn(text, /<hyperlink\s[^>]*>/g, 'ref', 'r:id')) links.set(address, id);
  }
  return { hiddenRows, merges, links };
};

/** A relationship of a part: to another part, or to an external address. */
export interface Relationship {
  readonly id: string;
  /** The last segment of the type, such as 'worksheet'. */
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
}

const relationshipIn = (tag: string): Relationship => {
  const attributeOf = (name: string): string => unescapeXml(attribute(tag, name) ?? '');
  return {
    id: attributeOf('Id'),
    type: attributeOf('Type').replace(/^.*\//s, ''),
    target: attributeOf('Target'),
    isExternal: attributeOf('TargetMode') === 'External',
  };
};

export const readRelationships = async (stream: Readable): Promise<Relationship[]> => {
  const found: Relationship[] = [];
  for await (const text of wholeTags(decoded(stream))) {
    for (const [tag] of text.matchAll(/<Relationship\s[^>]*>/g)) found.push(relationshipIn(tag));
  }
  return found;
};

/** Number formats by exceljs's names: exceljs itself loses their backslashes. */
export type FormatNames = Map<string, string>;

/**
 * The styles with a quoted name for each number format, in which exceljs finds no date, so that it leaves numbers
 * alone.
 */
export async function* stylesXml(stream: Readable, names: FormatNames): AsyncGenerator<string> {
  for await (const text of partXml(stream)) {
    yield text.replace(/<numFmt\s[^>]*>/g, (tag) => {
      const code = attribute(tag, 'formatCode');
      if (code === undefined) return tag;
      const name = `"${names.size}"`;
      names.set(name, unescapeXml(code));
      return tag.replace(/\sformatCode=(?:"[^"]*"|'[^']*')/, () => ` formatCode='${name}'`);
    });
  }
}
