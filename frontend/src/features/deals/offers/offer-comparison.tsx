import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import type { ComparableOffer, Offer } from '@/features/deals/deals-api';
import { DECIDING_ROWS, lowestValue, OFFER_ROWS } from '@/features/deals/offers/offer-rows';
import { ILLUSTRATIVE } from '@/features/deals/offers/format-offer';
import { PaymentDrawing, scaleOf } from '@/features/deals/offers/payment-drawing';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

export interface ComparedOffer<Compared extends ComparableOffer = Offer> {
  readonly offer: Compared;
  readonly lender: string;
}

const byTotalCost = (one: ComparedOffer<ComparableOffer>, other: ComparedOffer<ComparableOffer>): number =>
  (one.offer.figures.totalCostPence ?? Infinity) - (other.offer.figures.totalCostPence ?? Infinity);

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
    <Box sx={{ containerType: 'inline-size' }}>
      <Paper
        variant="outlined"
        tabIndex={0}
        role="group"
        aria-label="Offers side by side"
        sx={gridOf(sorted.length, all)}
      >
        <div data-names aria-hidden="true">
          <span />
          {OFFER_ROWS.map(({ name }) => (
            <span key={name}>{name}</span>
          ))}
          <span>Repayment over time</span>
        </div>
        {sorted.map((compared) => {
          const { offer, lender } = compared;
          return (
            <article key={offer.id} aria-labelledby={`${id}${offer.id}`}>
              <header>
                <Typography id={`${id}${offer.id}`} variant="h4" component="h3">
                  {lender}
                </Typography>
                <Box component="span" sx={standingLine}>
                  {offer.kind === 'formal' ? 'Formal offer' : 'Indicative offer'}
                  {standing?.(compared)}
                </Box>
                {actions && <Box sx={actionsLine}>{actions(compared)}</Box>}
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
              <div data-drawing>
                <PaymentDrawing offer={offer} scale={scale} />
              </div>
            </article>
          );
        })}
      </Paper>
      <Button
        variant="text"
        size="small"
        aria-expanded={all}
        sx={{ display: 'none', [NARROW]: { display: 'inline-flex' } }}
        onClick={() => setAll(!all)}
      >
        {all ? 'Show fewer figures' : 'Show all figures'}
      </Button>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
        The solid line shows the total repaid over time; the dashed line shows the amount borrowed.
        {` Yearly cost, fees included: ${ILLUSTRATIVE}`}
      </Typography>
    </Box>
  );
}

/** Narrower than this there are two offers beside each other, each figure under its name, and the next two below. */
const NARROW = '@container (max-width: 559.95px)';

/** One row for each figure, the lender and the drawing; in a narrow window the deciding figures unless all are shown. */
const gridOf = (offers: number, all: boolean): SxProps<Theme> => {
  const rows = OFFER_ROWS.length + 2;
  return {
    display: 'grid',
    gridTemplateColumns: `168px repeat(${offers}, minmax(200px, 1fr))`,
    gridTemplateRows: `repeat(${rows}, auto)`,
    overflowX: 'auto',
    '& > *': { display: 'grid', gridRow: `1 / span ${rows}`, gridTemplateRows: 'subgrid', minWidth: 0 },
    '& > [data-names]': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      bgcolor: 'background.paper',
      typography: 'body2',
      color: 'text.secondary',
    },
    '& > article': { borderLeft: 1, borderColor: 'divider' },
    '& > [data-names] > span, & header, & dl > div, & [data-drawing]': {
      px: 2,
      py: 1.25,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& > [data-names] > span:last-child': { borderBottom: 0 },
    '& header': { pt: 2, pb: 1.5 },
    '& dl': { display: 'grid', gridRow: `span ${rows - 2}`, gridTemplateRows: 'subgrid', m: 0 },
    // Its hidden name is in its own box: in the page's, it would widen the page where the offers scroll.
    '& dl > div': { position: 'relative' },
    '& dt': visuallyHidden,
    '& dd': {
      m: 0,
      typography: 'body2',
      fontVariantNumeric: 'lining-nums tabular-nums',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
    '& [data-large="true"] dd': { typography: 'h4' },
    '& small': {
      typography: 'caption',
      display: 'inline-block',
      overflowWrap: 'normal',
      px: '7px',
      py: '1px',
      borderRadius: '6px',
      color: 'text.primary',
      bgcolor: 'wash.success',
    },
    [NARROW]: {
      gridTemplateColumns: `repeat(${Math.min(offers, 2)}, minmax(0, 1fr))`,
      gridTemplateRows: 'none',
      '& > [data-names]': { display: 'none' },
      '& > article': { gridRow: `span ${all ? rows : DECIDING_ROWS + 1}` },
      '& > article:nth-of-type(odd)': { borderLeft: 0 },
      '& > article:nth-of-type(n + 3)': { borderTop: 1, borderColor: 'divider' },
      '& header, & dl > div, & [data-drawing]': { px: 1.5, py: 1 },
      '& dl': { gridRow: `span ${all ? rows - 2 : DECIDING_ROWS}` },
      '& dt': {
        position: 'static',
        width: 'auto',
        height: 'auto',
        clipPath: 'none',
        whiteSpace: 'normal',
        typography: 'caption',
        color: 'text.secondary',
      },
      ...(!all && { '& [data-more="true"], & [data-drawing]': { display: 'none' } }),
    },
  };
};

const standingLine: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 0.5,
  typography: 'caption',
  color: 'text.secondary',
};

const actionsLine: SxProps<Theme> = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 };
