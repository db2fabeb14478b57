import { Readable } from 'node:stream';
import exceljs from 'exceljs';
import type { Response } from 'superagent';

const bytesOf = async (workbook: exceljs.Workbook): Promise<Buffer> =>
  Buffer.from(await workbook.xlsx.writeBuffer());

const firstSheet = async (content: Buffer): Promise<[exceljs.Workbook, exceljs.Worksheet]> => {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.read(Readable.from([content]));
  return [workbook, workbook.worksheets[0]!];
};

/** A one-sheet .xlsx file. */
export const workbookOf = (...rows: readonly (readonly unknown[])[]): Promise<Buffer> => {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet('Panel').addRows(rows.map((row) => [...row]));
  return bytesOf(workbook);
};

/** The same file with one more row on its first sheet. */
export const withRow = async (content: Buffer, row: readonly unknown[]): Promise<Buffer> => {
  const [workbook, sheet] = await firstSheet(content);
  sheet.addRow([...row]);
  return bytesOf(workbook);
};

export const columnCount = async (content: Buffer): Promise<number> =>
  (await firstSheet(content))[1].columnCount;

/** Makes supertest return a response as bytes. */
export const binary = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};
