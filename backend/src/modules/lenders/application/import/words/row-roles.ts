import { readProductTitle, type ProductKey } from '#kernel/lending/product.js';
import { words } from '#kernel/text/text.js';
import type { CellValue, SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';

const TOTALS =
  /^(?:(?:grand|sub|overall) ?)?(?:totals?|average|mean|median|sum|count)(?: (?:of|number of))?(?: lenders?| providers?| funders?)?(?: \d+)?$|^(?:number|no) of lenders?(?: \d+)?$/;
const PANEL_WORDS =
  /\b(?:lenders?|providers?|funders?|panel|list|section|banks|companies|options|products?|specialists?|only|our|the|new|updated|20\d\d)\b/g;
const HEADING_WORDS = /\b(?:lenders|providers|funders|panel|section|banks|list|tier \d|specialists)$/;
const NOTE = /^[*†‡(]|^(?:notes?|source|updated|last updated|key|correct|as at|as of|disclaimer|e ?& ?oe)\b/i;
const MAX_NAME_LENGTH = 60;

export const filledCells = (row: SheetRow): CellValue[] =>
  row.cells.filter((cell): cell is CellValue => cell !== null && cell !== undefined);

export const isTotal = (row: SheetRow, nameColumn: number): boolean => {
  const name = row.cells[nameColumn]?.text ?? '';
  const labels = name ? [name] : filledCells(row).map(({ text }) => text);
  return labels.some((label) => label.length < 40 && TOTALS.test(words(label)));
};

/** The subject of a heading: 'business' in 'LENDER PANEL – business funders'. Blank if too long. */
export const subjectOf = (heading: string): string =>
  heading.length > MAX_NAME_LENGTH ? '' : words(words(heading).replace(PANEL_WORDS, ' '));

/** 'BRIDGING LENDERS' and a sheet called 'Asset finance panel' name the product of what follows. */
export const productsNamedIn = (heading: string): readonly ProductKey[] =>
  readProductTitle(subjectOf(heading));

export interface Divider {
  readonly text: string;
  /** False if it may be a lender in capitals or with a long name. */
  readonly isCertain: boolean;
}

/** A row with a single text at or before the name column that is a heading or a note, not a lender. */
export const dividerIn = (row: SheetRow, nameColumn: number): Divider | null => {
  const [only, ...more] = filledCells(row);
  if (!only || more.length > 0 || row.cells.indexOf(only) > nameColumn) return null;
  const { text } = only;
  const isCertain = HEADING_WORDS.test(words(text)) || NOTE.test(text) || productsNamedIn(text).length > 0;
  const isShouted = text === text.toUpperCase() && /\p{Lu}{2}.*\s\p{Lu}/u.test(text);
  const isDivider = isCertain || isShouted || text.endsWith(':') || text.length > MAX_NAME_LENGTH;
  return isDivider ? { text, isCertain } : null;
};
