import { resolve } from 'node:path';
import ExcelJS from 'exceljs';
import { LENDER_FIELDS, titleOf } from '../dist/kernel/lending/lender-fields.js';

/*
 * The empty workbook for brokers: a column for each field of a lender, with its label. Part of `npm run api`; a
 * template that already has these columns is unchanged.
 */

const TEMPLATE = resolve(import.meta.dirname, '../templates/lenders.xlsx');
const HEADER_ROW = 2;
const INSTRUCTION =
  'One row per lender. Lender name and product types are required; leave unknown cells blank. Flags are Yes or No.';

const titles = LENDER_FIELDS.map(titleOf);

const titlesIn = async (path) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  const cells = [];
  workbook.worksheets[0].getRow(HEADER_ROW).eachCell(({ text }) => cells.push(text));
  return cells;
};

const write = async (path) => {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Lenders', {
    views: [{ state: 'frozen', xSplit: 1, ySplit: HEADER_ROW }],
  });
  sheet.addRow([INSTRUCTION]).font = { italic: true };
  sheet.addRow(titles).font = { bold: true };
  sheet.columns.forEach((column, index) => (column.width = Math.max(16, titles[index].length + 4)));
  await workbook.xlsx.writeFile(path);
};

if ((await titlesIn(TEMPLATE)).join() !== titles.join()) {
  await write(TEMPLATE);
  console.log(`Wrote ${TEMPLATE}`);
}
