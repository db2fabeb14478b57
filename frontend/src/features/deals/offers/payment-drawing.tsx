import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComparableOffer } from '@/features/deals/deals-api';
import { formatOfferPence, formatTerm } from '@/features/deals/offers/format-offer';

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
  if (monthly === 0) return `${formatOfferPence(last)} once, after ${formatTerm(offer)}`;
  const end = last === monthly ? '' : `, ${formatOfferPence(last)} with the last`;
  return `${formatOfferPence(monthly)} each month for ${formatTerm(offer)}${end}`;
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
    return (
      <Typography variant="body2" color="textSecondary">
        Paid as it is drawn
      </Typography>
    );
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
    <Box component="figure" sx={drawing}>
      <svg
        role="img"
        aria-label={describeOffer(offer)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <line x1={0} x2={WIDTH} y1={y(amountPence)} y2={y(amountPence)} />
        <polyline points={points.map(([months, pence]) => `${x(months)},${y(pence)}`).join(' ')} />
      </svg>
      <Typography component="figcaption" variant="caption" color="textSecondary" aria-hidden="true">
        {describeOffer(offer)}
      </Typography>
    </Box>
  );
}

const drawing: SxProps<Theme> = {
  m: 0,
  '& svg': { boxSizing: 'border-box', width: '100%', height: 84, overflow: 'visible' },
  '& polyline, & line': { vectorEffect: 'non-scaling-stroke' },
  '& polyline': {
    fill: 'none',
    stroke: ({ vars }: Theme) => vars.palette.primary.main,
    strokeWidth: 2,
    strokeLinejoin: 'round',
  },
  '& line': { stroke: ({ vars }: Theme) => vars.palette.control, strokeWidth: 1, strokeDasharray: '3 4' },
};
