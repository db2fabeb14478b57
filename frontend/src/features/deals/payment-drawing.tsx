import type { ComparableOffer } from '@/features/deals/deals-api';
import { pounds, formatTerm } from '@/features/deals/format-offer';
import styles from '@/features/deals/offer-comparison.module.css';

const [WIDTH, HEIGHT] = [200, 56];

/** The ends of the axes, shared by all offers side by side. */
export interface DrawingScale {
  readonly months: number;
  readonly pence: number;
}

const paidInAll = ({ figures, amountPence }: ComparableOffer): number =>
  figures.totalCostPence === null ? 0 : amountPence + figures.totalCostPence;

export const scaleOf = (offers: readonly ComparableOffer[]): DrawingScale => ({
  months: Math.max(1, ...offers.map(({ termMonths }) => termMonths ?? 0)),
  pence: Math.max(1, ...offers.map(paidInAll)),
});

const describeOffer = ({ figures, ...offer }: ComparableOffer): string => {
  const { monthlyPaymentPence: monthly, finalPaymentPence: last } = figures;
  if (monthly === 0) return `${pounds(last)} once, after ${formatTerm(offer)}`;
  const end = last === monthly ? '' : `, ${pounds(last)} with the last`;
  return `${pounds(monthly)} each month for ${formatTerm(offer)}${end}`;
};

interface PaymentDrawingProps {
  offer: ComparableOffer;
  scale: DrawingScale;
}

/** A chart of payments over time: fees at the start, monthly payments, and the rest at the end. */
export function PaymentDrawing({ offer, scale }: PaymentDrawingProps) {
  const { figures, termMonths, amountPence } = offer;
  const { monthlyPaymentPence: monthly, finalPaymentPence: last } = figures;
  if (monthly === null || last === null || termMonths === null)
    return <p className={styles['noDrawing']}>Paid as it is drawn</p>;
  const atStart = offer.arrangementFeePence + offer.brokerFeePence + offer.otherFeesPence;
  const inTime = atStart + monthly * (termMonths - 1);
  const [x, y] = [
    (months: number) => (WIDTH * months) / scale.months,
    (pence: number) => HEIGHT - 2 - ((HEIGHT - 4) * pence) / scale.pence,
  ];
  const points = [
    [0, 0],
    [0, atStart],
    [termMonths - 1, inTime],
    [termMonths, inTime + last + offer.exitFeePence],
  ] as const;
  return (
    <figure className={styles['payments']}>
      <svg
        role="img"
        aria-label={describeOffer(offer)}
        className={styles['drawing']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <line data-is="amount" x1={0} x2={WIDTH} y1={y(amountPence)} y2={y(amountPence)} />
        <polyline points={points.map(([months, pence]) => `${x(months)},${y(pence)}`).join(' ')} />
      </svg>
      <figcaption aria-hidden="true">{describeOffer(offer)}</figcaption>
    </figure>
  );
}
