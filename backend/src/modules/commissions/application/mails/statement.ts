import { londonDay } from '#kernel/time/london-time.js';
import { formatPence } from '#kernel/money/pence.js';
import { greetingFor, type MailTemplate } from '#modules/mail/public.js';

export interface StatementMail {
  readonly contactName: string;
  readonly number: string;
  /** '2026-03' */
  readonly month: string;
  /** With VAT. */
  readonly totalPence: number;
  /** A date in London; null until it is paid. */
  readonly paidOn: string | null;
  readonly paymentReference: string | null;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-01`));

const action = (url: (path: string) => string) => ({
  label: 'Open your statements',
  url: url('/partners/commissions?tab=statements'),
});

const fiona: StatementMail = {
  contactName: 'Fiona Alder',
  number: '2026-0001',
  month: '2026-03',
  totalPence: 108_000,
  paidOn: '2026-04-14',
  paymentReference: 'BACS 0414',
};

/** To a partner whose statement was approved. */
export const statementReady: MailTemplate<'statement-ready', StatementMail> = {
  kind: 'statement-ready',
  title: 'Commission statement ready (to partner)',
  letter: ({ contactName, number, month, totalPence }, { url }) => ({
    subject: `Your commission statement ${number}`,
    greeting: greetingFor(contactName),
    before: [
      `Your commission statement ${number} for ${monthInWords(month)} is ready. Total: ${formatPence(totalPence)}.`,
      'It shows how each entry was calculated. If one looks wrong, you can query it there.',
    ],
    action: action(url),
    after: ['We will email you again when it is paid.'],
  }),
  examples: { 'statement-ready': fiona },
};

/** To a partner whose statement was paid. */
export const statementPaid: MailTemplate<'statement-paid', StatementMail> = {
  kind: 'statement-paid',
  title: 'Commission statement paid (to partner)',
  letter: ({ contactName, number, totalPence, paidOn, paymentReference }, { url }) => ({
    subject: `Your commission statement ${number} has been paid`,
    greeting: greetingFor(contactName),
    before: [
      `We paid your commission statement ${number}${paidOn ? ` on ${londonDay(new Date(paidOn))}` : ''}: ${formatPence(totalPence)}.`,
      ...(paymentReference ? [`The reference on your bank statement is ${paymentReference}.`] : []),
    ],
    action: action(url),
    after: ['Thank you for working with us.'],
  }),
  examples: { 'statement-paid': fiona },
};
