import { Injectable } from '@nestjs/common';
import { londonDay } from '#kernel/time/london-time.js';
import { formatPence } from '#kernel/money/pence.js';
import type { Line } from '../../application/ledger/ledger-views.js';
import type { Payee } from '../../application/statements/statement-documents.js';
import type { StatementDocuments } from '../../application/statements/statement-documents.js';
import type { StatementInFull } from '../../application/statements/statement-views.js';
import { isSelfBilled } from '../../domain/statements/self-billing.js';
import type { LetterEntry, LetterPart, ShownAmounts } from '#platform/infrastructure/letters/letter.js';
import { LetterThread } from '#platform/infrastructure/letters/letter-thread.js';

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

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

const amountsOf = (net: number, vat: number, total: number): ShownAmounts => ({
  net: formatPence(net),
  vat: formatPence(vat),
  total: formatPence(total),
});

const entryOf = ({ companyName, how, earnedOn, amountPence, vatPence }: Line): LetterEntry => {
  const [net, vat] = [amountPence ?? 0, vatPence ?? 0];
  return {
    earnedOn: earnedOn === null ? '' : SHORT_DAY.format(new Date(earnedOn)),
    companyName,
    how,
    ...amountsOf(net, vat, net + vat),
  };
};

@Injectable()
export class PdfStatementDocuments implements StatementDocuments {
  constructor(private readonly thread: LetterThread) {}

  write(statement: StatementInFull, payee: Payee): Promise<Uint8Array> {
    const { approvedAt, updatedAt, month, entries, netPence, vatPence, totalPence } = statement;
    const selfBilled = isSelfBilled(payee, approvedAt);
    const at = new Date(approvedAt ?? updatedAt);
    const title = titleOf(statement, selfBilled);
    const facts = [`Commission for ${MONTH.format(new Date(`${month}-01`))}`];
    if (approvedAt) facts.push(`Issued on ${londonDay(at)}`);
    const total = amountsOf(netPence, vatPence, totalPence);
    const closing = closingOf(statement, selfBilled);
    const note: LetterPart[] = closing.length === 0 ? [] : [{ kind: 'note', lines: closing }];
    return this.thread.draw({
      title,
      at,
      address: [
        payee.companyName,
        payee.contactName,
        ...(selfBilled ? [`VAT number ${payee.vatNumber}`] : []),
      ],
      heading: title,
      facts: [facts.join('. ')],
      parts: [{ kind: 'entries', entries: entries.map(entryOf), total }, ...note],
    });
  }
}
