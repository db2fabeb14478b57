import { on } from 'node:events';
import type { SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { packRow, TAKES_CSV, type Answer, type PackedRow } from './protocol.js';
import { Refusal, SAVE_AS_XLSX } from './refusal.js';
import { kindOf } from './workbook-kind.js';

// The process that reads one workbook and exits. It gets the file on stdin and one 'next' per batch of rows, and has
// no settings, no database and no file to write.

const BATCH = 100;

const asks = on(process, 'message');
process.once('disconnect', () => process.exit());

const answer = async (message: Answer): Promise<void> => {
  await asks.next();
  await new Promise((sent) => process.send?.(message, sent));
};

const receive = async (): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Loads a parser only for a file that it may read. */
async function* readRows(content: Buffer): AsyncGenerator<SheetRow> {
  const kind = kindOf(content, process.argv.includes(TAKES_CSV));
  if (kind === 'xls') yield* (await import('./read-xls.js')).readXls(content);
  else if (kind === 'xlsx') yield* (await import('./read-xlsx.js')).readXlsx(content);
  else yield* (await import('./read-csv.js')).readCsv(content);
}

const sendAll = async (): Promise<void> => {
  let batch: PackedRow[] = [];
  for await (const row of readRows(await receive())) {
    if (row.cells.length > 0) batch.push(packRow(row));
    if (batch.length < BATCH) continue;
    await answer({ rows: batch });
    batch = [];
  }
  await answer({ rows: batch });
  await answer({ done: true });
};

const refusalOf = (error: unknown): Answer => ({
  refused: error instanceof Refusal ? error.message : `This workbook cannot be read. ${SAVE_AS_XLSX}`,
});

await sendAll().catch((error: unknown) => answer(refusalOf(error)));
process.disconnect();
