import Typography from '@mui/material/Typography';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { ComparableOffer, Offer } from '@/features/deals/deals-api';
import styles from '@/features/deals/offer-comparison.module.css';
import {
  decideBy,
  feesOf,
  ILLUSTRATIVE,
  pounds,
  rateInWords,
  repaymentInWords,
  termInWords,
  yearlyCost,
} from '@/features/deals/offer-words';
import { PaymentDrawing, scaleOf } from '@/features/deals/payment-drawing';

export interface ComparedOffer<Compared extends ComparableOffer = Offer> {
  readonly offer: Compared;
  readonly lender: string;
}

interface Figure {
  readonly name: string;
  readonly show: (offer: ComparableOffer) => string;
  /** What is compared, and which end of it is the better one for whoever borrows. */
  readonly best?: readonly ['lowest' | 'highest', (offer: ComparableOffer) => number | null];
  readonly large?: true;
}

const FIGURES: readonly Figure[] = [
  {
    name: 'Total cost',
    show: ({ figures }) => pounds(figures.totalCostPence),
    best: ['lowest', ({ figures }) => figures.totalCostPence],
    large: true,
  },
  {
    name: 'Yearly cost, fees included',
    show: ({ figures }) => yearlyCost(figures),
    best: ['lowest', ({ figures }) => figures.effectiveAnnualRate],
    large: true,
  },
  {
    name: 'Amount',
    show: ({ amountPence }) => pounds(amountPence),
    best: ['highest', ({ amountPence }) => amountPence],
  },
  { name: 'Term', show: termInWords },
  { name: 'Rate', show: rateInWords },
  { name: 'Repayment', show: repaymentInWords },
  {
    name: 'Each month',
    show: ({ figures }) => pounds(figures.monthlyPaymentPence),
    best: ['lowest', ({ figures }) => figures.monthlyPaymentPence],
  },
  { name: 'With the last month', show: ({ figures }) => pounds(figures.finalPaymentPence) },
  {
    name: 'Total to repay',
    show: ({ figures }) => pounds(figures.totalRepayablePence),
    best: ['lowest', ({ figures }) => figures.totalRepayablePence],
  },
  { name: 'Fees', show: (offer) => pounds(feesOf(offer)), best: ['lowest', feesOf] },
  { name: 'Decide by', show: decideBy },
  { name: 'Conditions', show: ({ conditions }) => conditions ?? 'None stated' },
];

/** The value of the best; null where all are alike, and none is better than another. */
const bestOf = ({ best }: Figure, offers: readonly ComparedOffer<ComparableOffer>[]): number | null => {
  if (!best) return null;
  const [end, valueOf] = best;
  const values = offers.map(({ offer }) => valueOf(offer)).filter((value) => value !== null);
  if (new Set(values).size < 2) return null;
  return end === 'lowest' ? Math.min(...values) : Math.max(...values);
};

const byTotalCost = (one: ComparedOffer<ComparableOffer>, other: ComparedOffer<ComparableOffer>): number =>
  (one.offer.figures.totalCostPence ?? Infinity) - (other.offer.figures.totalCostPence ?? Infinity);

/** A row a figure, besides the lender, the drawing and what can be done. */
const roomFor = (offers: number): CSSProperties =>
  ({ '--offers': offers, '--rows': FIGURES.length + 3 }) as CSSProperties;

interface OfferComparisonProps<Compared extends ComparableOffer> {
  offers: readonly ComparedOffer<Compared>[];
  /** How an offer stands, beside its lender's name. */
  standing?: (compared: ComparedOffer<Compared>) => ReactNode;
  /** What can be done with an offer. */
  actions?: (compared: ComparedOffer<Compared>) => ReactNode;
}

/** Offers side by side, the cheapest first: one row a figure, the best of each marked. Where it is narrow, one after another. */
export function OfferComparison<Compared extends ComparableOffer>({
  offers,
  standing,
  actions,
}: OfferComparisonProps<Compared>) {
  const id = useId();
  const sorted = [...offers].toSorted(byTotalCost);
  const scale = scaleOf(sorted.map(({ offer }) => offer));
  const best = FIGURES.map((figure) => bestOf(figure, offers));
  return (
    <div className={styles['frame']}>
      <div
        className={styles['scroller']}
        tabIndex={0}
        role="group"
        aria-label="Offers side by side"
        style={roomFor(sorted.length)}
      >
        <div className={styles['names']} aria-hidden="true">
          <span />
          <span>What is paid by when</span>
          {FIGURES.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
          <span />
        </div>
        {sorted.map((compared) => {
          const { offer, lender } = compared;
          return (
            <article key={offer.id} aria-labelledby={`${id}${offer.id}`} className={styles['offer']}>
              <header>
                <Typography id={`${id}${offer.id}`} variant="h4" component="h3">
                  {lender}
                </Typography>
                <span className={styles['standing']}>
                  {offer.kind === 'formal' ? 'Formal offer' : 'Indicative offer'}
                  {standing?.(compared)}
                </span>
              </header>
              <PaymentDrawing offer={offer} scale={scale} />
              <dl>
                {FIGURES.map(({ name, show, best: rated, large }, row) => (
                  <div key={name} data-large={large}>
                    <dt>{name}</dt>
                    <dd>
                      {show(offer)}
                      {rated && best[row] !== null && rated[1](offer) === best[row] && (
                        <small>{rated[0]}</small>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
              <footer>{actions?.(compared)}</footer>
            </article>
          );
        })}
      </div>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
        The line shows what has been paid by when; the dashes are the amount.
        {` Yearly cost, fees included: ${ILLUSTRATIVE}`}
      </Typography>
    </div>
  );
}
