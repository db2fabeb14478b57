import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PasswordStrength } from '../application/passwords/password-strength.js';
import { SignInBusy } from '../domain/errors.js';
import { ConcurrencyLimit } from './concurrency-limit.js';

// Tests run from source.
const EXTENSION = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const WORKER = new URL(`./password-worker.${EXTENSION}`, import.meta.url);
const ROOM = { concurrent: 1, perLane: 16, perCaller: 16 };

/**
 * Estimates one password at a time in a worker thread: one of 128 characters can take half a second, which would
 * block the process. The thread and its thirty megabytes of dictionaries start on first use.
 */
@Injectable()
export class ZxcvbnPasswordStrength implements PasswordStrength, OnApplicationShutdown {
  private readonly turns = new ConcurrencyLimit(ROOM, () => new SignInBusy());
  private worker: Worker | null = null;

  /** @throws SignInBusy */
  guesses(password: string, words: readonly string[]): Promise<number> {
    return this.turns.run(async () => {
      const worker = (this.worker ??= this.start());
      worker.postMessage({ password, words });
      const [guesses] = (await once(worker, 'message')) as [number];
      return guesses;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  /** Does not keep the process alive. A failed thread is replaced for the next password. */
  private start(): Worker {
    const worker = new Worker(WORKER, { env: {} });
    worker.unref();
    worker.once('error', () => (this.worker = null));
    return worker;
  }
}
