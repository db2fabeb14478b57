import { parseArgs } from 'node:util';

export const SECTIONS = [
  'match',
  'change',
  'http',
  'applications',
  'sign-in',
  'import',
  'start',
  'lists',
] as const;
export type SectionName = (typeof SECTIONS)[number];

export interface Options {
  readonly sections: readonly SectionName[];
  readonly rounds: number;
}

const USAGE = `npm run bench -- [${SECTIONS.join('] [')}] [--rounds N]`;

const isSection = (name: string): name is SectionName => SECTIONS.some((section) => section === name);

/** @throws Error that says how the command is used */
export const readOptions = (args: readonly string[]): Options => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '3' } },
  });
  const rounds = Number(values.rounds);
  const sections = positionals.filter(isSection);
  if (!Number.isInteger(rounds) || rounds < 1 || sections.length < positionals.length) throw new Error(USAGE);
  return { sections: sections.length > 0 ? sections : SECTIONS, rounds };
};
