import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, residentMegabytes } from './processes.ts';
import type { ServerProcess } from './server-process.ts';
import { timedAnswer } from './timed-answer.ts';

const EVERY_MS = 20;

export interface Watched {
  /** The peak memory of the server and of all its children together, in MB. */
  readonly serverPeak: number;
  readonly childrenPeak: number;
  /** Milliseconds of each response. */
  readonly probes: readonly number[];
}

const greater = (a: number, b: number): number => (b > a ? b : a);

/** Milliseconds of the cheapest request. */
const askHealth = (address: string): Promise<number> => timedAnswer(`${address}/api/health/live`);

/** Samples a server's memory and response time until the work is done. */
export const watchDuring = async <T>(
  { pid, address }: ServerProcess,
  work: () => Promise<T>,
  probe: (address: string) => Promise<number> = askHealth,
): Promise<{ readonly result: T; readonly watched: Watched }> => {
  let [working, serverPeak, childrenPeak] = [true, 0, 0];
  const probes: number[] = [];
  const look = async (): Promise<void> => {
    while (working) {
      serverPeak = greater(serverPeak, residentMegabytes(pid));
      childrenPeak = greater(
        childrenPeak,
        childrenOf(pid).reduce((sum, child) => sum + residentMegabytes(child), 0),
      );
      await delay(EVERY_MS);
    }
  };
  const ask = async (): Promise<void> => {
    while (working) {
      probes.push(await probe(address));
      await delay(EVERY_MS);
    }
  };
  const [result] = await Promise.all([
    work().finally(() => {
      working = false;
    }),
    look(),
    ask(),
  ]);
  return { result, watched: { serverPeak, childrenPeak, probes } };
};
