import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CpuFigures } from './cpu-per-match.ts';
import { ENQUIRIES } from './enquiries.ts';
import { say, section, shown, table } from './report.ts';
import { ratios, spreadOf } from './statistics.ts';

const SIZES = [200, 10_000, 100_000];

const measure = async (lenders: number, rounds: number): Promise<CpuFigures> => {
  say(`matching over ${lenders} lenders`);
  const script = join(import.meta.dirname, 'cpu-per-match.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(lenders), String(rounds)]);
  return JSON.parse(stdout) as CpuFigures;
};

const row = ({ lenders, match, bare, hints, compile, found, returned }: CpuFigures): string[] => {
  if (found === 0 || returned === 0) throw new Error(`No lender of ${lenders} matched: nothing was measured`);
  return [
    lenders.toLocaleString('en-GB'),
    shown(spreadOf(match)),
    shown(spreadOf(bare)),
    shown(ratios(match, bare)),
    shown(spreadOf(hints)),
    shown(spreadOf(compile)),
    (found / ENQUIRIES.length).toLocaleString('en-GB', { maximumFractionDigits: 0 }),
  ];
};

/** CPU per match without HTTP and database, with a separate process for each panel size. */
export const matchSection = async (rounds: number): Promise<void> => {
  const rows: string[][] = [];
  for (const size of SIZES) rows.push(row(await measure(size, rounds)));
  section(
    'CPU per match',
    'Milliseconds of CPU of one match, four enquiries in turn, the first 100 matches with every reason. Targets: under 1 ms over 200 lenders, under 100 ms over 100,000.',
  );
  table(
    ['Lenders', 'Match', 'Bare loop', 'Times bare', 'Hints', 'Compiling the panel', 'Matches found'],
    rows,
  );
};
