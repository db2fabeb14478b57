import pg, { type PoolClient } from 'pg';
import { inOwnTime } from './time-budget.js';

type Release = (error?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, release: Release) => void;

const NOTHING_TO_RELEASE = (): void => undefined;

/** A pool whose callers wait for a connection no longer than their remaining budget. */
export class TimedPool extends pg.Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const client = this.obtain();
    if (callback === undefined) return client;
    client.then(
      (obtained) => callback(undefined, obtained, (error) => obtained.release(error)),
      (failure: unknown) => callback(failure as Error, undefined, NOTHING_TO_RELEASE),
    );
    return undefined;
  }

  private obtain(): Promise<PoolClient> {
    const obtained = super.connect();
    const inTime = inOwnTime(obtained);
    inTime.catch(() => obtained.then((late) => late.release(), NOTHING_TO_RELEASE));
    return inTime;
  }
}
