import { generalFigure, type FigureReading } from '#shared/domain/general-figure.js';
import type { CellValue } from '#shared/application/spreadsheet/workbook-reader.js';
import type { Column, Unit } from '../words/columns.js';

/** How the figures of a kind of column are written and read. */
export interface FigureKind extends FigureReading {
  /** In the unit of the header; null for a cell that cannot hold such a figure. */
  readonly write: (cell: CellValue, units: readonly Unit[]) => string | null;
}

export interface Figure {
  readonly text: string;
  /** What was left out of the cell. */
  readonly note?: string;
}

/** 'min 50% / max 75%' is one range; 'day one' says when and not how much; '75%*' has a footnote somewhere. */
const reworded = (text: string): string =>
  text
    .replace(/(?<=(?<!no )\bmin(?:imum)?\b[^/;|,]*)\s*[/;|,]\s*(?=max)/gi, ' ')
    .replace(/\bday (?:1|one)\b/gi, ' ')
    .replace(/[*†‡]+(?!\d)/g, ' ')
    .trim();

/** '£1/2m' may be half a million, or one to two. */
const FRACTION = /(?<![\d.])\d ?\/ ?\d(?![\d.]) ?(?:k|mn?|bn|million|thousand)\b/i;
/** '75%*' has a footnote. */
const FOOTNOTE = /(?<=[\p{L}\p{N}%]) ?[*†‡]+$/u;

/** The figure of a cell: all of its text, or the part that is meant in general. */
export const figureIn = (cell: CellValue, column: Column, kind: FigureKind): Figure | null => {
  const { units } = column;
  if (FRACTION.test(cell.text)) return null;
  if (FOOTNOTE.test(cell.text))
    return figureIn({ ...cell, text: cell.text.replace(FOOTNOTE, '') }, column, kind);
  const whole = kind.write(cell, units);
  if (whole === null) return null;
  if (kind.reads(whole)) return { text: whole };
  const inUnits = (part: string): string => kind.write({ kind: 'text', text: part }, units) ?? '';
  const part = generalFigure(reworded(cell.text), { ...kind, reads: (text) => kind.reads(inUnits(text)) });
  return part === null
    ? null
    : { text: inUnits(part), note: `Read as “${part}”; nothing else in the cell was kept.` };
};
