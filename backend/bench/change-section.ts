import { askMatch } from './ask-match.ts';
import type { BenchDatabase } from './bench-database.ts';
import { makeLenders } from './lenders.ts';
import { say, section, shown, table } from './report.ts';
import { onDatabase, startProduct } from './server-process.ts';
import { signIn } from './sign-in.ts';
import { quantile, spreadOf } from './statistics.ts';
import { watchDuring } from './watch.ts';
import { sending } from './timed-answer.ts';

const LENDERS = 5_000;
const CHANGES = 5;

const change = async (address: string, cookie: string, id: string, maxAmount: string): Promise<void> => {
  const sent = sending({ maxAmount }, 'PATCH', { cookie });
  const response = await fetch(`${address}/api/admin/lenders/${id}`, sent);
  if (response.status !== 200) throw new Error(`The change was answered with ${await response.text()}`);
};

/** One of many lenders changes: how long the next match and other requests wait. */
export const changeSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  const lenders = makeLenders(LENDERS);
  await database.seed(lenders);
  const server = await startProduct(onDatabase(database.url));
  const [first, unchanged, next, worst] = [
    new Array<number>(),
    new Array<number>(),
    new Array<number>(),
    new Array<number>(),
  ];
  try {
    const cookie = await signIn(server.address);
    first.push(await askMatch(server.address));
    for (let round = 0; round < rounds * CHANGES; round += 1) {
      unchanged.push(await askMatch(server.address));
      await change(server.address, cookie, lenders[round]?.id ?? '', `£${round + 1}m`);
      const { result, watched } = await watchDuring(server, () => askMatch(server.address));
      next.push(result);
      worst.push(quantile(watched.probes, 1));
      say(`a match after a change: ${result.toFixed(0)} ms`);
    }
  } finally {
    await server.stop();
  }
  section(
    'A change of one lender',
    `One of ${LENDERS.toLocaleString('en-GB')} lenders is changed. Milliseconds of the process’s first match, of a match without a change, of the match right after the change, and of the slowest GET /api/health/live meanwhile.`,
  );
  table(
    ['First match', 'Nothing changed', 'After a change', 'Worst probe'],
    [[first, unchanged, next, worst].map((values) => shown(spreadOf(values)))],
  );
};
