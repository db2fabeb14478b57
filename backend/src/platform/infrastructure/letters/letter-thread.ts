import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { isSource, SOURCE_OPTIONS } from '#platform/infrastructure/source-options.js';
import type { Letter } from './letter.js';

const WORKER = new URL(`./letter-worker.${isSource ? 'ts' : 'js'}`, import.meta.url);

/**
 * Draws one letter at a time in a worker thread: loading and embedding fonts takes up to half a second, which would
 * block the process. The thread starts with the first letter.
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

  /** Does not keep the process alive. A failed one is replaced for the next letter. */
  private start(): Worker {
    const worker = new Worker(WORKER, { env: {}, execArgv: [...SOURCE_OPTIONS] });
    worker.unref();
    worker.once('error', () => (this.worker = null));
    return worker;
  }
}
