import pg, { type PoolClient } from 'pg';
import { timeLeft } from './time-budget.js';

type Release = (error?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const NOTHING_TO_RELEASE = (): void => undefined;

/** A pool that lets nobody wait for a connection for longer than is left of their time. */
export class TimedPool extends pg.Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const client = this.obtain(timeLeft());
    if (callback === undefined) return client;
    client.then(
      (obtained) => callback(undefined, obtained, (error) => obtained.release(error)),
      (failure: unknown) => callback(failure as Error, undefined, NOTHING_TO_RELEASE),
    );
    return undefined;
  }

  private obtain(left: number): Promise<PoolClient> {
    if (left === Infinity) return super.connect();
    const obtained = super.connect();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('timeout exceeded when trying to connect'));
        obtained.then((late) => late.release(), NOTHING_TO_RELEASE);
      }, left);
      obtained.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
