import { createInterface, type Interface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';

/** Echoes what is typed, or hides it. */
class Echo extends Writable {
  silent = false;

  constructor(private readonly terminal: Writable) {
    super();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (!this.silent) this.terminal.write(chunk);
    done();
  }
}

/** Questions at a terminal. */
export class Questions {
  private readonly echo: Echo;
  private readonly prompt: Interface;

  constructor(
    input: Readable = process.stdin,
    private readonly terminal: Writable = process.stdout,
  ) {
    this.echo = new Echo(terminal);
    this.prompt = createInterface({ input, output: this.echo, terminal: true });
  }

  ask(question: string): Promise<string> {
    return this.prompt.question(question);
  }

  async askSilently(question: string): Promise<string> {
    const answer = this.prompt.question(question);
    this.echo.silent = true;
    const typed = await answer;
    this.echo.silent = false;
    this.terminal.write('\n');
    return typed;
  }

  /** Asks for a new secret until it is typed the same way twice: no one sees a slip. */
  async askForNewSecret(question: string): Promise<string> {
    const typed = await this.askSilently(question);
    if ((await this.askSilently('The same again: ')) === typed) return typed;
    this.terminal.write('The two are different. Please type both again.\n');
    return this.askForNewSecret(question);
  }

  close(): void {
    this.prompt.close();
  }
}
