import { fork, type ChildProcess } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import {
  WorkbookReader,
  WorkbookReaderBusy,
  WorkbookRefused,
  type SheetRow,
  type WorkbookFile,
} from '../../application/import/workbook-reader.js';
import { workbookWorker } from './worker-command.js';
import { unpackRow, type Answer } from './protocol.js';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_WAITING = 8;
const TOO_COMPLICATED =
  'This workbook is too complicated to read safely. Copy the lender table alone into a new workbook and save it as .xlsx.';

export interface ReadingLimits {
  readonly heapMb: number;
  /** For one batch of rows; time that the reader of the rows takes is not counted. */
  readonly batchMs: number;
}

/**
 * Reads each workbook in a process of its own, one at a time. A workbook of 1.5 KB can exhaust a heap or
 * hang a parser; then that process is killed, and this one only says so.
 */
export class ForkedWorkbookReader extends WorkbookReader {
  private readonly limits: ReadingLimits;
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(limits: Partial<ReadingLimits> = {}) {
    super();
    this.limits = { heapMb: 640, batchMs: 15_000, ...limits };
  }

  async *read(file: WorkbookFile): AsyncGenerator<SheetRow> {
    const content = await contentOf(file);
    const release = await this.turn();
    const child = start(content, this.limits.heapMb);
    try {
      for await (const rows of batches(child, this.limits.batchMs)) yield* rows;
    } finally {
      child.kill('SIGKILL');
      release();
    }
  }

  private async turn(): Promise<() => void> {
    if (this.waiting >= MAX_WAITING) throw new WorkbookReaderBusy();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const before = this.last;
    this.last = promise;
    this.waiting += 1;
    await before;
    return () => {
      this.waiting -= 1;
      resolve(undefined);
    };
  }
}

const contentOf = async ({ name, path, content }: WorkbookFile): Promise<Buffer> => {
  if (!/\.xlsx?$/i.test(name)) throw new WorkbookRefused('Please upload an Excel file (.xlsx or .xls)');
  const size = content?.length ?? (await sizeOf(path));
  if (size > MAX_BYTES)
    throw new WorkbookRefused('This file is larger than 10 MB. Please split it and import the parts.');
  return content ?? readFile(path ?? '');
};

const sizeOf = async (path = ''): Promise<number> => {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new WorkbookRefused(`There is no file ${path}`);
  return found.size;
};

const start = (content: Buffer, heapMb: number): ChildProcess => {
  const child = fork(workbookWorker.file, {
    execArgv: [`--max-old-space-size=${heapMb}`, ...workbookWorker.execArgv],
    // Nothing of this process's settings, which hold secrets.
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // A child that dies while it is written to shows as a lost connection below.
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(content);
  return child;
};

async function* batches(child: ChildProcess, limitMs: number): AsyncGenerator<readonly SheetRow[]> {
  for (;;) {
    const answer = await ask(child, limitMs);
    if ('refused' in answer) throw new WorkbookRefused(answer.refused);
    if ('done' in answer) return;
    yield answer.rows.map(unpackRow);
  }
}

/** Its next batch; a process that died, was killed or hangs has met a workbook it cannot read. */
const ask = (child: ChildProcess, limitMs: number): Promise<Answer> =>
  new Promise((resolve) => {
    const settle = (answer: Answer): void => {
      clearTimeout(timer);
      child.off('message', settle).off('disconnect', giveUp);
      resolve(answer);
    };
    const giveUp = (): void => settle({ refused: TOO_COMPLICATED });
    const timer = setTimeout(giveUp, limitMs);
    child.on('message', settle).on('disconnect', giveUp);
    if (child.connected) child.send('next', () => undefined);
    else giveUp();
  });
