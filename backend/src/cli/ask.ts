import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Echoes what is typed, or hides it. */
class Echo extends Writable {
  silent = false;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.silent) process.stdout.write(chunk);
    done();
  }
}

/** Questions at a terminal. */
export class Questions {
  private readonly echo = new Echo();
  private readonly prompt: Interface = createInterface({
    input: process.stdin,
    output: this.echo,
    terminal: true,
  });

  ask(question: string): Promise<string> {
    return this.prompt.question(question);
  }

  async askSilently(question: string): Promise<string> {
    const answer = this.prompt.question(question);
    this.echo.silent = true;
    const typed = await answer;
    this.echo.silent = false;
    process.stdout.write('\n');
    return typed;
  }

  close(): void {
    this.prompt.close();
  }
}
