import { PARTNER } from './long-lists.ts';
import { say, section, shown, table } from './report.ts';
import type { BenchDatabase } from './bench-database.ts';
import { onDatabase, startProduct } from './server-process.ts';
import { ratios, spreadOf } from './statistics.ts';
import { sending, timedAnswer } from './timed-answer.ts';

const TRIES = 60;

/** Failing sign-ins: their timing must not reveal which addresses have an account. */
export const signInSection = async (database: BenchDatabase, rounds: number): Promise<void> => {
  const server = await startProduct(onDatabase(database.url));
  const [wrong, unknown] = [new Array<number>(), new Array<number>()];
  const introducers = `${server.address}/api/introducers`;
  const guess = (email: string) =>
    timedAnswer(`${introducers}/login`, {
      ...sending({ email, password: 'seven quiet otters' }),
      expected: 401,
    });
  const known = async (): Promise<void> => void wrong.push(await guess(PARTNER.email));
  const nobody = async (): Promise<void> => void unknown.push(await guess('nobody@bench.example'));
  try {
    await timedAnswer(`${introducers}/signup`, { ...sending(PARTNER), expected: 201 });
    await guess(PARTNER.email);
    // In alternating order, so that neither benefits from the other's warm-up.
    for (let pair = 0; pair < rounds * TRIES; pair += 2) {
      await known();
      await nobody();
      await nobody();
      await known();
    }
    say(`${wrong.length} sign-ins of each kind`);
  } finally {
    await server.stop();
  }
  section(
    'Sign-ins that fail',
    `${wrong.length} of each, alternating, one at a time, in milliseconds; the ratio is the median of the pairs’ ratios.`,
  );
  table(
    ['Wrong password', 'Unknown address', 'Ratio'],
    [[shown(spreadOf(wrong)), shown(spreadOf(unknown)), shown(ratios(unknown, wrong))]],
  );
};
