import { parseArgs } from 'node:util';

export const SECTIONS = [
  'match',
  'change',
  'http',
  'applications',
  'deals',
  'sign-in',
  'import',
  'start',
  'lists',
  'companies',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface Options {
  readonly sections: readonly SectionName[];
  readonly rounds: number;
  /** The number of companies in that section. */
  readonly companies: number;
}

const USAGE = `npm run bench -- [${SECTIONS.join('] [')}] [--rounds N] [--companies N]`;

const isSection = (name: string): name is SectionName => SECTIONS.some((section) => section === name);

/** @throws Error with the command's usage */
export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' }, companies: { type: 'string', default: '100000' } },
  });
  const [rounds, companies] = [Number(values.rounds), Number(values.companies)];
  const sections = positionals.filter(isSection);
  const isCount = (count: number): boolean => Number.isInteger(count) && count > 0;
  if (!isCount(rounds) || !isCount(companies) || sections.length < positionals.length) throw new Error(USAGE);
  return { sections: sections.length > 0 ? sections : SECTIONS, rounds, companies };
};
