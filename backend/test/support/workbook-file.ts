import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkbookFile } from '#platform/application/spreadsheet/workbook-reader.js';

const folder = mkdtempSync(join(tmpdir(), 'workbooks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;

/** Writes these bytes to a file that is deleted after the tests. */
export const workbookFile = (content: Buffer, name = 'lenders.xlsx'): WorkbookFile => {
  files += 1;
  const path = join(folder, String(files));
  writeFileSync(path, content);
  return { name, path };
};
