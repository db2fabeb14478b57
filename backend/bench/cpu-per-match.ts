import { FindHints } from '#modules/matching/application/find-hints.js';
import { limitsOf } from '#modules/lenders/domain/lender-limits.js';
import type { LenderView, PanelLender } from '#modules/lenders/public.js';
import { compilePanel } from '#modules/matching/domain/panel/panel.js';
import { MatchLenders } from '#modules/matching/public.js';
import { bareLenders, bareMatch } from './bare-rule.ts';
import { ENQUIRIES } from './enquiries.ts';
import { makeLenders } from './lenders.ts';

/*
 * Runs in a separate process for one panel size, and prints its figures as JSON: milliseconds of CPU per call
 * (user, system, garbage collection and compiler threads included), one figure per round. node
 * bench/cpu-per-match.ts <lenders> <rounds>
 */

export interface CpuFigures {
  readonly lenders: number;
  readonly compile: number[];
  readonly match: number[];
  readonly bare: number[];
  readonly hints: number[];
  /** Matches found and returned over all enquiries, so that the loop cannot be optimised away. */
  readonly found: number;
  readonly returned: number;
}

const LIMIT = 100;
const MEASURED_MS = 600;

/** A lender in the form that the rule receives. */
const handedOver = (view: LenderView): PanelLender => ({ ...view, limits: limitsOf(view) });

type Work = () => unknown;

const cpuMilliseconds = async (work: Work): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** Repeats the work until it has run long enough; milliseconds of CPU per call. */
const perCall = async (work: Work, calls: number, milliseconds = MEASURED_MS): Promise<number> => {
  let [spent, done] = [0, 0];
  while (spent < milliseconds) {
    spent += await cpuMilliseconds(work);
    done += calls;
  }
  return spent / done;
};

const measure = async (lenders: number, rounds: number): Promise<CpuFigures> => {
  const views = makeLenders(lenders);
  const panel = compilePanel(views.map(handedOver));
  const kept = { current: () => Promise.resolve(panel) };
  const [matchLenders, findHints] = [new MatchLenders(kept), new FindHints(kept)];
  const bare = bareLenders(views);

  const answers = await Promise.all(ENQUIRIES.map((enquiry) => matchLenders.execute(enquiry, LIMIT)));
  const inTurn = (work: (enquiry: (typeof ENQUIRIES)[number]) => unknown) => async () => {
    for (const enquiry of ENQUIRIES) await work(enquiry);
  };
  const match = inTurn((enquiry) => matchLenders.execute(enquiry, LIMIT));
  const bareOnes = inTurn((enquiry) => bareMatch(enquiry, bare, LIMIT));
  const hints = inTurn((enquiry) => findHints.execute(enquiry));

  const figures: CpuFigures = {
    lenders,
    compile: [],
    match: [],
    bare: [],
    hints: [],
    found: answers.reduce((sum, { totalMatches }) => sum + totalMatches, 0),
    returned: answers.reduce((sum, { matches }) => sum + matches.length, 0),
  };
  for (const work of [match, bareOnes, hints]) await perCall(work, ENQUIRIES.length);
  for (let round = 0; round < rounds; round += 1) {
    const sides: (readonly [number[], Work])[] = [
      [figures.match, match],
      [figures.bare, bareOnes],
    ];
    for (const [list, work] of round % 2 === 0 ? sides : sides.reverse())
      list.push(await perCall(work, ENQUIRIES.length));
    figures.hints.push(await perCall(hints, ENQUIRIES.length));
    figures.compile.push(await perCall(() => compilePanel(views.map(handedOver)), 1));
  }
  return figures;
};

const [lenders = '200', rounds = '3'] = process.argv.slice(2);
console.log(JSON.stringify(await measure(Number(lenders), Number(rounds))));
