import type { Letter, LetterEntry, LetterPart, ShownAmounts } from './letter.js';
import { LetterPaper, MARGIN, RIGHT } from './letter-paper.js';

/** Left edges of the columns; right edges for amounts. */
const WHAT = MARGIN + 74;
const NET = RIGHT - 140;
const VAT = RIGHT - 70;
const WHAT_WIDTH = NET - 70 - WHAT;
const LINE = 13;
const SMALL_LINE = 12;

/** A PDF. */
export const drawLetter = (letter: Letter): Promise<Uint8Array> => {
  const paper = new LetterPaper(letter.title, letter.at);
  paper.address(letter.address);
  paper.title(letter.heading, letter.facts);
  for (const part of letter.parts) drawPart(paper, part);
  return paper.finished();
};

const drawPart = (paper: LetterPaper, part: LetterPart): void => {
  if (part.kind === 'paragraphs') paper.paragraphs(part.texts);
  else if (part.kind === 'entries') {
    drawHeadings(paper);
    for (const entry of part.entries) drawEntry(paper, entry);
    drawTotal(paper, part.total);
  } else if (part.kind === 'note') {
    paper.y += 20;
    paper.wrapped(part.lines, LINE, { isQuiet: true });
  } else {
    paper.y += 12;
    paper.wrapped(part.lines, SMALL_LINE, { size: 8, isQuiet: true });
  }
};

const drawHeadings = (paper: LetterPaper): void => {
  const style = { size: 8.5, weight: 'bold' } as const;
  paper.text('Earned on', MARGIN, style);
  paper.text('For', WHAT, style);
  drawAmounts(paper, { net: 'Net', vat: 'VAT', total: 'Total' }, style);
  paper.y += 16;
  paper.rule();
  paper.y += 9;
};

const drawAmounts = (
  paper: LetterPaper,
  { net, vat, total }: ShownAmounts,
  style: { readonly size?: number; readonly weight?: 'bold' } = {},
): void => {
  paper.text(net, NET, { ...style, isRight: true });
  paper.text(vat, VAT, { ...style, isRight: true });
  paper.text(total, RIGHT, { ...style, isRight: true });
};

const drawEntry = (paper: LetterPaper, { companyName, how, earnedOn, ...amounts }: LetterEntry): void => {
  const explanations = paper.linesOf(how, WHAT_WIDTH);
  const names = companyName === null ? [] : paper.linesOf(companyName, WHAT_WIDTH);
  if (!paper.makeRoom(LINE * (names.length + explanations.length) + 7)) drawHeadings(paper);
  paper.text(earnedOn, MARGIN);
  drawAmounts(paper, amounts);
  paper.lines(names, WHAT, LINE);
  paper.lines(explanations, WHAT, LINE, { isQuiet: names.length > 0 });
  paper.y += 7;
};

const drawTotal = (paper: LetterPaper, total: ShownAmounts): void => {
  paper.makeRoom(40);
  paper.rule();
  paper.y += 10;
  paper.text('Total to pay', MARGIN, { weight: 'bold' });
  drawAmounts(paper, total, { weight: 'bold' });
  paper.y += LINE;
};
