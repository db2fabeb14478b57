import { isLooseLimit } from '#kernel/money/bound.js';
import { generalFigure, type FigureReading } from '../../../../domain/general-figure.js';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import type { Column, Unit } from '../../words/columns.js';

/** How a kind of figure is written and read. */
export interface FigureKind extends FigureReading {
  /** With the unit of the header; null for a cell that cannot hold such a figure. */
  readonly write: (cell: CellValue, units: readonly Unit[]) => string | null;
}

export interface Figure {
  readonly text: string;
  /** What was left out of the cell, or read differently from how it is written. */
  readonly note?: string;
}

/** 'min 50% / max 75%' is one range; 'day one' says when, not how much */
const reworded = (text: string): string =>
  text
    .replace(/(?<=(?<!no )\bmin(?:imum)?\b[^/;|,]*)\s*[/;|,]\s*(?=max)/gi, ' ')
    .replace(/\bday (?:1|one)\b/gi, ' ')
    .trim();

/** '75%*' refers to a footnote. */
const FOOTNOTE = / ?[*†‡]+(?!\d)/g;

const included = (text: string): string => `“${text}” was read as a maximum, including that figure.`;

/** The figure of a cell: its whole text, or the general part. */
export const figureIn = (written: CellValue, { units }: Column, kind: FigureKind): Figure | null => {
  const cell = { ...written, text: written.text.replace(FOOTNOTE, '').trim() };
  const whole = kind.write(cell, units);
  if (whole === null) return null;
  if (kind.reads(whole))
    return isLooseLimit(whole) ? { text: whole, note: included(cell.text) } : { text: whole };
  const inUnits = (part: string): string => kind.write({ kind: 'text', text: part }, units) ?? '';
  const part = generalFigure(reworded(cell.text), { ...kind, reads: (text) => kind.reads(inUnits(text)) });
  return part === null
    ? null
    : { text: inUnits(part), note: `We used “${part}” from this cell and ignored the rest.` };
};
