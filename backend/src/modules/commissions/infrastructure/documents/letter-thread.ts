import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isSource, SOURCE_OPTIONS } from '#platform/infrastructure/source-options.js';
import type { Letter } from './letter.js';

const WORKER = new URL(`./letter-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);

/**
 * Draws one letter at a time, in a thread of its own: to load the fonts and embed them takes up to half a second, in
 * which this process would answer nobody. The thread and its libraries are there once a letter is drawn.
 */
@Injectable()
export class LetterThread implements OnApplicationShutdown {
  private last: Promise<unknown> = Promise.resolve();
  private worker: Worker | null = null;

  /** A PDF. */
  draw(letter: Letter): Promise<Uint8Array> {
    const drawn = this.last.then(() => this.drawNext(letter));
    this.last = drawn.catch(() => undefined);
    return drawn;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  private async drawNext(letter: Letter): Promise<Uint8Array> {
    const worker = (this.worker ??= this.start());
    worker.postMessage(letter);
    const [pdf] = (await once(worker, 'message')) as [Uint8Array];
    return pdf;
  }

  /** Keeps no process alive. One that fails is replaced when the next letter comes. */
  private start(): Worker {
    const worker = new Worker(WORKER, { env: {}, execArgv: [...SOURCE_OPTIONS] });
    worker.unref();
    worker.once('error', () => (this.worker = null));
    return worker;
  }
}
