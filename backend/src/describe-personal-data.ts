import { site } from '#config/site.js';
import { howLongInWords, PERIODS, registerEntries, type PeriodName } from '#modules/people/public.js';
import { keysOf } from '#kernel/records.js';

const names = keysOf(PERIODS);

const rowsOf = (name: PeriodName) => {
  const { what, why, atTheEnd } = PERIODS[name];
  return { what, why, howLong: howLongInWords(name, site.retention), atTheEnd };
};

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** The section 'How long' of the privacy page, as a module of the client. */
export const describePeriods = (): string =>
  [
    '// Written by `npm run api` from the register of personal data. Do not edit.',
    '',
    '/** How long each kind of personal data is kept, why, and what happens at the end. */',
    'export const howLong = [',
    ...names
      .map(rowsOf)
      .flatMap((row) => [
        '  {',
        ...Object.entries(row).map(([key, text]) => `    ${key}: ${quoted(text)},`),
        '  },',
      ]),
    '] as const;',
    '',
  ].join('\n');

/** Rows of a Markdown table, padded as Prettier pads them. */
const tableOf = (...rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(...rows.map((row) => (row[place] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** docs/privacy.md: every column that can hold personal data. */
export const describeRegister = (): string =>
  [
    '<!-- Written by `npm run api` from backend/src/modules/people/domain. Do not edit. -->',
    '',
    '# Register of personal data',
    '',
    'Which personal data the product stores, whose it is, why, for how long, and what happens at the end. The periods are settings: `retention` in `site.json`. The page `/privacy` states them, the nightly retention job enforces them, and a test fails for a column of texts that is missing here.',
    '',
    '## How long',
    '',
    ...tableOf(
      ['Personal data', 'Why', 'How long', 'At the end'],
      ...names.map(rowsOf).map(({ what, why, howLong, atTheEnd }) => [what, why, howLong, atTheEnd]),
    ),
    '',
    '## Columns',
    '',
    'On request a person’s records are erased in the same way. A record that must stay until a date, is on hold, or has an open complaint is kept unchanged.',
    '',
    ...tableOf(
      ['Table', 'Holds', 'Whose', 'Columns with personal data', 'How long'],
      ...registerEntries.map(([table, { holds, whose, period, personal }]) => [
        `\`${table}\``,
        holds,
        capital(whose),
        Object.keys(personal)
          .map((column) => `\`${column}\``)
          .join(', ') || 'None',
        howLongInWords(period, site.retention),
      ]),
    ),
    '',
  ].join('\n');
