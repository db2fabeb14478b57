import Typography from '@mui/material/Typography';
import { useId, type CSSProperties, type ReactNode } from 'react';
import type { ComparableOffer, Offer } from '@/features/deals/deals-api';
import styles from '@/features/deals/offer-comparison.module.css';
import { bestValue, OFFER_ROWS } from '@/features/deals/offer-rows';
import { ILLUSTRATIVE } from '@/features/deals/format-offer';
import { PaymentDrawing, scaleOf } from '@/features/deals/payment-drawing';

export interface ComparedOffer<Compared extends ComparableOffer = Offer> {
  readonly offer: Compared;
  readonly lender: string;
}

const byTotalCost = (one: ComparedOffer<ComparableOffer>, other: ComparedOffer<ComparableOffer>): number =>
  (one.offer.figures.totalCostPence ?? Infinity) - (other.offer.figures.totalCostPence ?? Infinity);

/** One row per figure, besides the lender, the drawing and the actions. */
const roomFor = (offers: number): CSSProperties =>
  ({ '--offers': offers, '--rows': OFFER_ROWS.length + 3 }) as CSSProperties;

interface OfferComparisonProps<Compared extends ComparableOffer> {
  offers: readonly ComparedOffer<Compared>[];
  /** The status of an offer, beside its lender's name. */
  standing?: (compared: ComparedOffer<Compared>) => ReactNode;
  /** Actions on an offer. */
  actions?: (compared: ComparedOffer<Compared>) => ReactNode;
}

/** Offers side by side, the cheapest first: one row per figure, with the best marked. Stacked on narrow screens. */
export function OfferComparison<Compared extends ComparableOffer>({
  offers,
  standing,
  actions,
}: OfferComparisonProps<Compared>) {
  const id = useId();
  const sorted = [...offers].toSorted(byTotalCost);
  const scale = scaleOf(sorted.map(({ offer }) => offer));
  const best = OFFER_ROWS.map((row) =>
    bestValue(
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
        style={roomFor(sorted.length)}
      >
        <div className={styles['names']} aria-hidden="true">
          <span />
          <span>Repayment over time</span>
          {OFFER_ROWS.map(({ name }) => (
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
                {OFFER_ROWS.map(({ name, show, best: rated, large }, row) => (
                  <div key={name} data-large={large}>
                    <dt>{name}</dt>
                    <dd>
                      {show(offer)}
                      {rated && best[row] !== null && rated.value(offer) === best[row] && (
                        <>
                          {' '}
                          <small>{rated.label}</small>
                        </>
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
        The solid line shows the total repaid over time; the dashed line shows the amount borrowed.
        {` Yearly cost, fees included: ${ILLUSTRATIVE}`}
      </Typography>
    </div>
  );
}
