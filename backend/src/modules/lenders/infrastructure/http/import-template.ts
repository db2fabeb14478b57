import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { StreamableFile } from '@nestjs/common';

const TEMPLATE = resolve(import.meta.dirname, '../../../../../templates/lenders.xlsx');

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An empty workbook with a column for every field. */
export const importTemplate = (): StreamableFile =>
  new StreamableFile(createReadStream(TEMPLATE), {
    type: XLSX,
    disposition: 'attachment; filename="lenders.xlsx"',
  });
