import { fork, type ChildProcess } from 'node:child_process';
import { open, type FileHandle } from 'node:fs/promises';
import { EXCEL, type FileFormats } from '#platform/application/spreadsheet/file-formats.js';
import {
  type WorkbookReader,
  WorkbookReaderBusy,
  WorkbookRefused,
  type SheetRow,
  type WorkbookFile,
} from '#platform/application/spreadsheet/workbook-reader.js';
import { TAKES_CSV, unpackRow, type Answer } from './protocol.js';
import { WORKER, workerOptions } from './worker-options.js';

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_WAITING = 8;
const TOO_COMPLICATED =
  'This workbook is too complex to read safely. Copy only the table into a new workbook and save it as .xlsx.';

const TOO_LONG =
  'This workbook takes too long to read. Please split it, or copy only the table into a new workbook, and try again.';

/** Time that the consumer of the rows takes is not counted. */
export interface ReadingLimits {
  readonly heapMb: number;
  /** For one batch of rows. */
  readonly batchMs: number;
  /** For all of the file. */
  readonly fileMs: number;
}

/**
 * Reads each workbook in a separate process, one at a time. A workbook of 1.5 KB can exhaust a heap or hang a parser;
 * then that process is killed and the file rejected.
 */
export class ForkedWorkbookReader implements WorkbookReader {
  private readonly limits: ReadingLimits;
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(limits: Partial<ReadingLimits> = {}) {
    this.limits = { heapMb: 640, batchMs: 15_000, fileMs: 120_000, ...limits };
  }

  async *read(file: WorkbookFile, formats = EXCEL): AsyncGenerator<SheetRow> {
    await using content = await openWorkbook(file, formats);
    const release = await this.turn();
    const child = start(content, formats, this.limits.heapMb);
    try {
      for await (const rows of batches(child, this.limits)) yield* rows;
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

const openWorkbook = async (
  { name, path }: WorkbookFile,
  { endings, description }: FileFormats,
): Promise<FileHandle> => {
  if (!endings.test(name)) throw new WorkbookRefused(`Please upload ${description}`);
  const file = await open(path).catch(() => null);
  const found = await file?.stat();
  if (file && found?.isFile() && found.size <= MAX_BYTES) return file;
  await file?.close();
  throw new WorkbookRefused(
    found?.isFile()
      ? 'This file is larger than 10 MB. Please split it and import the parts.'
      : `File not found: ${path}`,
  );
};

/** The file is the child's stdin, so that it never passes through this process. */
const start = (content: FileHandle, { csv }: FileFormats, heapMb: number): ChildProcess => {
  const child = fork(WORKER, csv ? [TAKES_CSV] : [], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...workerOptions()],
    // None of this process's environment, which holds secrets.
    env: {},
    stdio: [content.fd, 'ignore', 'ignore', 'ipc'],
  });
  // A dead child shows as a lost connection below.
  child.on('error', () => undefined);
  return child;
};

async function* batches(
  child: ChildProcess,
  { batchMs, fileMs }: ReadingLimits,
): AsyncGenerator<readonly SheetRow[]> {
  for (let leftMs = fileMs; ;) {
    if (leftMs <= 0) throw new WorkbookRefused(TOO_LONG);
    const startedAt = performance.now();
    const answer = await ask(child, leftMs < batchMs ? { ms: leftMs, refused: TOO_LONG } : { ms: batchMs });
    leftMs -= performance.now() - startedAt;
    if ('refused' in answer) throw new WorkbookRefused(answer.refused);
    if ('done' in answer) return;
    yield answer.rows.map(unpackRow);
  }
}

/** The next batch; if the process died, was killed or hangs, the workbook is unreadable. */
const ask = (
  child: ChildProcess,
  limit: { readonly ms: number; readonly refused?: string },
): Promise<Answer> =>
  new Promise((resolve) => {
    const settle = (answer: Answer): void => {
      clearTimeout(timer);
      child.off('message', settle).off('disconnect', giveUp);
      resolve(answer);
    };
    const giveUp = (): void => settle({ refused: TOO_COMPLICATED });
    const timer = setTimeout(() => settle({ refused: limit.refused ?? TOO_COMPLICATED }), limit.ms);
    child.on('message', settle).on('disconnect', giveUp);
    if (child.connected) child.send('next', () => undefined);
    else giveUp();
  });
