import { LENDER_FIELDS } from '@/api/lender-fields';
import type { GapGroup, LenderToConfirm } from '@/features/reports/reports-api';
import { counted } from '@/shared/lib/figures';
import { humanise, lookUp } from '@/shared/lib/labels';
import { formatPounds } from '@/shared/lib/money';
import { products } from '@/shared/site/products';

type Statement = LenderToConfirm['statements'][number];
type Span = NonNullable<Statement['asked']>;

const between = ({ from, to }: Span, show: (figure: number) => string): string =>
  from === to ? show(from) : `${show(from)} to ${show(to)}`;

export const poundsBetween = (span: Span): string => between(span, formatPounds);

const months = ({ from, to }: Span): string =>
  from === to ? counted(from, 'month') : `${from} to ${to} months`;

const FIGURES: Readonly<Partial<Record<string, (span: Span) => string>>> = {
  'min-amount': poundsBetween,
  'max-amount': poundsBetween,
  months,
  number: (span) => between(span, String),
  'max-ltv': (span) => between(span, (percent) => `${percent}%`),
};

/** The range of the enquiries: ' (£2,000,000 to £3,000,000)', ' (retail, pubs)'; '' if there is none. */
const askedFor = ({ field, asked, named }: Statement): string => {
  const show = FIGURES[lookUp(LENDER_FIELDS, field)?.kind ?? ''];
  if (asked && show) return ` (${show(asked)})`;
  const names = named.filter((name) => name !== '');
  return names.length > 0 ? ` (${names.join(', ')})` : '';
};

/** 'Maximum Amount: £2,000,000.' */
export const formatStatement = ({ field, states }: Statement): string =>
  `${lookUp(LENDER_FIELDS, field)?.label ?? humanise(field)}: ${states ?? 'not stated'}.`;

/** '14 enquiries refused (£2,000,000 to £3,000,000)'. */
export const formatDecided = (statement: Statement): string => {
  const { refused, unconfirmed } = statement;
  const phrases = [
    refused > 0 && `${counted(refused, 'enquiry', 'enquiries')} refused`,
    unconfirmed > 0 && `${counted(unconfirmed, 'enquiry', 'enquiries')} left unconfirmed`,
  ].filter((phrase) => phrase !== false);
  return phrases.join(' and ') + askedFor(statement);
};

const REFUSES: Readonly<Record<string, string>> = {
  amount: 'The loan size',
  'trading history': 'Trading history',
  'credit score': 'The credit score',
  'adverse credit': 'Adverse credit',
  LTV: 'The LTV',
  'property type': 'The property type',
  works: 'The works planned',
  sector: 'The sector',
  coverage: 'The place',
};

/** The criterion that leaves these enquiries with too few lenders. */
export const formatReason = ({ criterion, offering, refused }: GapGroup): string => {
  if (criterion === 'product') return 'No active lender offers it.';
  if (criterion === null)
    return 'No single limit rules lenders out: too many criteria are missing or only close.';
  return `${REFUSES[criterion] ?? criterion} rules out ${refused} of ${counted(offering, 'lender')}.`;
};

export const formatProducts = (slugs: readonly string[]): string =>
  products
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ title }) => title)
    .join(' or ') || 'Unknown product';
