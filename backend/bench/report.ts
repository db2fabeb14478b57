import type { Spread } from './statistics.ts';

const plain = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en-GB');
  return value.toFixed(value >= 10 ? 1 : value >= 0.1 ? 2 : 3);
};

/** '1.25 (1.20–1.31) ms' */
export const shown = ({ median, least, most }: Spread, unit = ''): string =>
  Number.isFinite(median) ? `${plain(median)} (${plain(least)}–${plain(most)})${unit && ` ${unit}`}` : '–';

export const section = (title: string, text: string): void => {
  console.log(`\n## ${title}\n\n${text}\n`);
};

/** A Markdown table with aligned columns, as Prettier formats it. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
};

/** Progress; the report goes to stdout. */
export const say = (progress: string): void => {
  console.error(`· ${progress}`);
};
