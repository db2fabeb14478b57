import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useWorkOutOfferQuery, type OfferTerms } from '@/features/deals/deals-api';
import {
  ILLUSTRATIVE,
  monthlyPayment,
  formatOfferPence,
  yearlyCost,
} from '@/features/deals/offers/format-offer';
import { fieldErrorsOf, errorMessage } from '@/shared/lib/failure';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const PAUSE_MS = 300;

/** Null if only an amount is unreadable: it may be half typed. */
const rejectionOf = (error: unknown): string | null => {
  const errors = fieldErrorsOf(error);
  const other = errors.find(({ field }) => !field.endsWith('Pence'));
  if (errors.length > 0 && !other) return null;
  return other?.message ?? errorMessage(error, 'Could not calculate this.');
};

interface FiguresPreviewProps {
  /** Null while incomplete. */
  terms: OfferTerms | null;
}

/** The cost of an offer, calculated by the server while staff type its terms. */
export function FiguresPreview({ terms }: FiguresPreviewProps) {
  const { currentData: figures, error } = useDebouncedQuery(
    useWorkOutOfferQuery,
    terms ?? skipToken,
    PAUSE_MS,
  );
  const rejection = error && rejectionOf(error);
  return (
    <Box component="section" aria-label="What it costs" aria-live="polite" sx={panel}>
      <Box component="dl" sx={grid}>
        <Shown name="Each month" value={figures && monthlyPayment(figures)} />
        <Shown name="Last payment" value={figures && formatOfferPence(figures.finalPaymentPence)} />
        <Shown name="Total to repay" value={figures && formatOfferPence(figures.totalRepayablePence)} />
        <Shown name="Total cost" value={figures && formatOfferPence(figures.totalCostPence)} />
        <Shown name="Yearly cost, fees included" value={figures && yearlyCost(figures)} />
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {rejection || ILLUSTRATIVE}
      </Typography>
    </Box>
  );
}

function Shown({ name, value = '–' }: { name: string; value: string | undefined }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0, fontVariantNumeric: 'lining-nums tabular-nums' }}>
        {value}
      </Typography>
    </div>
  );
}

/** Stays in view while the fields below scroll, if there is room for both. */
const STAYS = '@media (min-height: 700px)';

/** As wide as the dialog, and up to its title, so that no field shows beside or above it while scrolling. */
const panel = {
  mx: -3,
  px: 3,
  py: { xs: 1.5, sm: 2 },
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  [STAYS]: { position: 'sticky', top: -17, zIndex: 1 },
} as const;
const grid = {
  m: 0,
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(132px, 1fr))' },
} as const;
