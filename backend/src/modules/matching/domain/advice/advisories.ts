import { formatPounds, type MoneySpan } from '#kernel/money/money.js';
import { isForProperty } from '../rule/funding-request.js';
import type { Facts } from '../rule/enquiry.js';
import { loanToValue } from '../rule/loan-to-value.js';

/** Below these, few lenders of the product will consider a case, whatever they state. */
const USUAL_INVOICES = 10_000;
const USUAL_TAKINGS = 5_000;

const allBelow = (span: MoneySpan | null, pounds: number): boolean =>
  span !== null && !span.openEnded && span.to < pounds;

const onAmount = ({ amount }: Facts): string | false =>
  amount === 'unreadable' && 'We could not read the amount you entered, so loan size was not checked.';

const onTradingHistory = ({ tradingHistory }: Facts): string | false =>
  tradingHistory === 'unreadable' &&
  'We could not read the trading history you entered, so trading history was not checked.';

const onLtv = (facts: Facts): string | false => {
  const ltv = isForProperty(facts) ? loanToValue(facts) : null;
  if (!ltv || ltv.contradicts === null) return false;
  const { percent, contradicts } = ltv;
  return `Your amount and property value come to ${percent}% LTV, more than the ${contradicts}% you chose. We used ${percent}%.`;
};

const onWorth = (facts: Facts): string | false =>
  isForProperty(facts) &&
  (loanToValue(facts)?.percent ?? 0) > 100 &&
  'You ask for more than the property is worth; lenders would need further security.';

const onInvoices = ({ products, monthlyInvoices }: Facts): string | false =>
  products.includes('invoice-finance') &&
  allBelow(monthlyInvoices, USUAL_INVOICES) &&
  `Invoice finance usually needs monthly invoices of at least ${formatPounds(USUAL_INVOICES)}.`;

const onTakings = ({ products, monthlyTakings }: Facts): string | false =>
  products.includes('merchant-cash-advance') &&
  allBelow(monthlyTakings, USUAL_TAKINGS) &&
  `A merchant cash advance usually needs monthly card takings of at least ${formatPounds(USUAL_TAKINGS)}.`;

/** Advice for the visitor about the enquiry itself, independent of the lenders. */
export const advisoriesFor = (facts: Facts): readonly string[] =>
  [onAmount, onTradingHistory, onLtv, onWorth, onInvoices, onTakings]
    .map((advise) => advise(facts))
    .filter((sentence) => sentence !== false);
