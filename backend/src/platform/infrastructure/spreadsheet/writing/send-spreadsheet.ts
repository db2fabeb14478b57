import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { Response } from 'express';
import { renewTime } from '../../database/connection/time-budget.js';
import { Costs } from '../../http/limits/rate-limit.js';
import { sheetTime, type Spreadsheet } from './spreadsheet.js';
import { writeCsv } from './write-csv.js';
import { writeXlsx } from './write-xlsx.js';

export const SPREADSHEET_FORMATS = ['xlsx', 'csv'] as const;
export type SpreadsheetFormat = (typeof SPREADSHEET_FORMATS)[number];

const MEDIA_TYPE: Readonly<Record<SpreadsheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Documents an endpoint that returns a spreadsheet. */
export const ApiSpreadsheet = (summary: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({
      summary,
      description:
        'Exports every row in the requested order. In CSV files, text that a spreadsheet would run as a formula is prefixed with an apostrophe.',
    }),
    ApiProduces(...Object.values(MEDIA_TYPE)),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
    Costs('export'),
  );

const inFormat = <Row>(format: SpreadsheetFormat, spreadsheet: Spreadsheet<Row>): Readable => {
  if (format === 'csv') return Readable.from(writeCsv(spreadsheet));
  const workbook = new PassThrough();
  writeXlsx(spreadsheet, workbook).catch((failure: unknown) => workbook.destroy(failure as Error));
  return workbook;
};

/** Reads the first rows now, while a failure can still become an error response. */
const begun = async <Rows>(rows: AsyncIterable<Rows>): Promise<AsyncIterable<Rows>> => {
  const reading = rows[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<Rows>> | null = Promise.resolve(await reading.next());
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        // Each batch has a request's time budget: the whole file may take longer, and so may its recipient.
        if (!first) renewTime();
        const next = first ?? reading.next();
        first = null;
        return next;
      },
      return: async () => (await reading.return?.()) ?? { done: true, value: undefined },
    }),
  };
};

const hasLeft = (failure: unknown): boolean =>
  (failure as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * Sends the rows as a download. On a failure the connection is cut, so that a partial file is not mistaken for a
 * complete one.
 */
export const sendSpreadsheet = async <Row>(
  response: Response,
  format: SpreadsheetFormat,
  spreadsheet: Spreadsheet<Row>,
): Promise<void> => {
  const rows = await begun(spreadsheet.rows);
  const day = sheetTime(spreadsheet.at).slice(0, 10);
  response.setHeader('Content-Type', MEDIA_TYPE[format]);
  response.setHeader(
    'Content-Disposition',
    `attachment; filename="${spreadsheet.name.toLowerCase()}-${day}.${format}"`,
  );
  await pipeline(inFormat(format, { ...spreadsheet, rows }), response).catch((failure: unknown) => {
    if (!hasLeft(failure)) throw failure;
  });
};
