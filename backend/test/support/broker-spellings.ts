import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SpellingCategory = 'product' | 'header' | 'answer' | 'status' | 'contact' | 'property' | 'place';

/** A broker's word and its reading: see test/fixtures/README.md. */
export interface Spelling {
  readonly text: string;
  readonly reading: string;
  /** The header of its column, if it matters. */
  readonly column: string;
}

const FILE = join(import.meta.dirname, '../fixtures/broker-spellings.tsv');

const rows = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [category = '', text = '', reading = '', column = ''] = line.split('\t');
    return { category, text: text.replaceAll(String.raw`\n`, '\n'), reading, column };
  });

export const spellingsOf = (category: SpellingCategory): readonly Spelling[] =>
  rows.filter((row) => row.category === category);

export const ALL_SPELLINGS: ReadonlyArray<Spelling & { readonly category: string }> = rows;
