import { Injectable } from '@nestjs/common';
import { londonDay } from '#kernel/time/london-time.js';
import { formatPence } from '#kernel/money/pence.js';
import type { Line } from '../../application/ledger/ledger-views.js';
import type { Payee } from '../../application/statements/statement-documents.js';
import type { StatementDocuments } from '../../application/statements/statement-documents.js';
import type { StatementInFull } from '../../application/statements/statement-views.js';
import { isSelfBilled } from '../../domain/statements/self-billing.js';
import { LetterPaper, MARGIN, RIGHT } from './letter-paper.js';

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Left edges of the columns; right edges for amounts. */
const WHAT = MARGIN + 74;
const NET = RIGHT - 140;
const VAT = RIGHT - 70;
const WHAT_WIDTH = NET - 70 - WHAT;
const LINE = 13;

const titleOf = ({ number }: StatementInFull, selfBilled: boolean): string => {
  const kind = selfBilled ? 'Self-billed invoice' : 'Commission statement';
  return number === null ? `${kind}: draft` : `${kind} ${number}`;
};

const closingOf = ({ vatPence }: StatementInFull, selfBilled: boolean): string[] => {
  if (selfBilled)
    return [
      'This invoice is issued by us in your name under our self-billing agreement.',
      'The VAT shown is your output tax due to HM Revenue & Customs.',
    ];
  return vatPence === 0
    ? []
    : ['This statement is not a VAT invoice: please send us yours for the VAT shown.'];
};

@Injectable()
export class PdfStatementDocuments implements StatementDocuments {
  async write(statement: StatementInFull, payee: Payee): Promise<Uint8Array> {
    const selfBilled = isSelfBilled(payee, statement.approvedAt);
    const at = new Date(statement.approvedAt ?? statement.updatedAt);
    const title = titleOf(statement, selfBilled);
    const paper = new LetterPaper(title, at);
    this.address(paper, payee, selfBilled);
    const facts = [`Commission for ${MONTH.format(new Date(`${statement.month}-01`))}`];
    if (statement.approvedAt) facts.push(`Issued on ${londonDay(at)}`);
    paper.title(title, facts.join('. '));
    this.heading(paper);
    for (const entry of statement.entries) {
      this.entry(paper, entry);
      await paper.pause();
    }
    this.total(paper, statement);
    const closing = closingOf(statement, selfBilled);
    paper.makeRoom(20 + LINE * closing.length);
    paper.y += 20;
    paper.lines(closing, MARGIN, LINE, { isQuiet: true });
    return paper.finished();
  }

  private address(paper: LetterPaper, { companyName, contactName, vatNumber }: Payee, billed: boolean): void {
    paper.address([companyName, contactName, ...(billed ? [`VAT number ${vatNumber}`] : [])]);
  }

  private heading(paper: LetterPaper): void {
    const style = { size: 8.5, weight: 'bold' } as const;
    paper.text('Earned on', MARGIN, style);
    paper.text('For', WHAT, style);
    paper.text('Net', NET, { ...style, isRight: true });
    paper.text('VAT', VAT, { ...style, isRight: true });
    paper.text('Total', RIGHT, { ...style, isRight: true });
    paper.y += 16;
    paper.rule();
    paper.y += 9;
  }

  private entry(paper: LetterPaper, { companyName, how, earnedOn, amountPence, vatPence }: Line): void {
    const [net, vat] = [amountPence ?? 0, vatPence ?? 0];
    const explanations = paper.linesOf(how, WHAT_WIDTH);
    const names = companyName === null ? [] : paper.linesOf(companyName, WHAT_WIDTH);
    if (!paper.makeRoom(LINE * (names.length + explanations.length) + 7)) this.heading(paper);
    paper.text(earnedOn === null ? '' : SHORT_DAY.format(new Date(earnedOn)), MARGIN);
    paper.text(formatPence(net), NET, { isRight: true });
    paper.text(formatPence(vat), VAT, { isRight: true });
    paper.text(formatPence(net + vat), RIGHT, { isRight: true });
    paper.lines(names, WHAT, LINE);
    paper.lines(explanations, WHAT, LINE, { isQuiet: names.length > 0 });
    paper.y += 7;
  }

  private total(paper: LetterPaper, { netPence, vatPence, totalPence }: StatementInFull): void {
    paper.makeRoom(40);
    paper.rule();
    paper.y += 10;
    const style = { weight: 'bold' } as const;
    paper.text('Total to pay', MARGIN, style);
    paper.text(formatPence(netPence), NET, { ...style, isRight: true });
    paper.text(formatPence(vatPence), VAT, { ...style, isRight: true });
    paper.text(formatPence(totalPence), RIGHT, { ...style, isRight: true });
    paper.y += LINE;
  }
}
