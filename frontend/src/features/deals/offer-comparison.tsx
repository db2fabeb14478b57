import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import type { ComparableOffer, Offer } from '@/features/deals/deals-api';
import styles from '@/features/deals/offer-comparison.module.css';
import { DECIDING_ROWS, lowestValue, OFFER_ROWS } from '@/features/deals/offer-rows';
import { ILLUSTRATIVE } from '@/features/deals/format-offer';
import { PaymentDrawing, scaleOf } from '@/features/deals/payment-drawing';

export interface ComparedOffer<Compared extends ComparableOffer = Offer> {
  readonly offer: Compared;
  readonly lender: string;
}

const byTotalCost = (one: ComparedOffer<ComparableOffer>, other: ComparedOffer<ComparableOffer>): number =>
  (one.offer.figures.totalCostPence ?? Infinity) - (other.offer.figures.totalCostPence ?? Infinity);

/** One row per figure, in addition to lender, actions and chart. Columns on narrow screens. */
const roomFor = (offers: number): CSSProperties =>
  ({
    '--offers': offers,
    '--columns': Math.min(offers, 2),
    '--rows': OFFER_ROWS.length + 2,
  }) as CSSProperties;

interface OfferComparisonProps<Compared extends ComparableOffer> {
  offers: readonly ComparedOffer<Compared>[];
  /** The status of an offer, beside its lender's name. */
  standing?: (compared: ComparedOffer<Compared>) => ReactNode;
  /** Actions on an offer. */
  actions?: (compared: ComparedOffer<Compared>) => ReactNode;
}

/**
 * Offers side by side, the cheapest first: one row per figure, the lowest costs marked. On narrow screens the
 * deciding figures in two columns.
 */
export function OfferComparison<Compared extends ComparableOffer>({
  offers,
  standing,
  actions,
}: OfferComparisonProps<Compared>) {
  const id = useId();
  const sorted = [...offers].toSorted(byTotalCost);
  const scale = scaleOf(sorted.map(({ offer }) => offer));
  const [all, setAll] = useState(false);
  const best = OFFER_ROWS.map((row) =>
    lowestValue(
      row,
      offers.map(({ offer }) => offer),
    ),
  );
  return (
    <div className={styles['frame']}>
      <div
        className={styles['scroller']}
        tabIndex={0}
        role="group"
        aria-label="Offers side by side"
        data-all={all}
        style={roomFor(sorted.length)}
      >
        <div className={styles['names']} aria-hidden="true">
          <span />
          {OFFER_ROWS.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
          <span>Repayment over time</span>
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
                {actions && <div className={styles['actions']}>{actions(compared)}</div>}
              </header>
              <dl>
                {OFFER_ROWS.map(({ name, show, lowest, large }, row) => (
                  <div key={name} data-large={large} data-more={row >= DECIDING_ROWS}>
                    <dt>{name}</dt>
                    <dd>
                      {show(offer)}
                      {lowest && best[row] !== null && lowest(offer) === best[row] && (
                        <>
                          {' '}
                          <small>lowest</small>
                        </>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
              <PaymentDrawing offer={offer} scale={scale} />
            </article>
          );
        })}
      </div>
      <Button
        variant="text"
        size="small"
        aria-expanded={all}
        className={styles['more'] ?? ''}
        onClick={() => setAll(!all)}
      >
        {all ? 'Show fewer figures' : 'Show all figures'}
      </Button>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
        The solid line shows the total repaid over time; the dashed line shows the amount borrowed.
        {` Yearly cost, fees included: ${ILLUSTRATIVE}`}
      </Typography>
    </div>
  );
}
