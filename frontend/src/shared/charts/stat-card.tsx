import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { errorMessage } from '@/shared/lib/failure';
import type { Tone } from '@/shared/ui/status-chip';
import { CoveringLink } from '@/shared/ui/covering-link';
import { LoadError } from '@/shared/ui/loading/load-error';

interface StatCardsProps {
  /** On a wide screen: four in a row, two rows of two if something is beside them, or five whose amounts shrink. */
  layout?: keyof typeof layouts;
  children: ReactNode;
}

/** Figures at the top of a screen, side by side where there is room. */
export const StatCards = ({ layout = 'four', children }: StatCardsProps) => (
  <Box component="dl" sx={layouts[layout]}>
    {children}
  </Box>
);

interface StatFiguresProps<Data> extends Pick<StatCardsProps, 'layout'> {
  query: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** What to say if they could not be loaded, unless the server gives the reason. */
  message: string;
  /** The cards; `data` is undefined while it loads, null if it could not be loaded. */
  children: (data: Data | null | undefined) => ReactNode;
}

/** Cards with the figures of a query, which stay in place while it loads and if it fails. */
export function StatFigures<Data>({ query, message, layout, children }: StatFiguresProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <StatCards {...(layout && { layout })}>{children(error && !data ? null : data)}</StatCards>
      {error !== undefined && (
        <LoadError variant="banner" message={errorMessage(error, message)} onRetry={() => void refetch()} />
      )}
    </Box>
  );
}

interface StatCardProps {
  name: string;
  /** Undefined while it loads, null if it could not be loaded. */
  figure: string | null | undefined;
  /** What the figure counts, and for whom. */
  caption?: string | undefined;
  /** More about the figure; undefined while it loads, null for none. */
  note?: string | null | undefined;
  /** Shown while the note loads. Its space stays if there is no note, so that nothing moves. */
  notePlaceholder?: string;
  /** The screen with the counted records; the whole card links there. */
  to?: string;
  /** The colour of a figure that needs attention. */
  tone?: Tone | undefined;
}

/** Memoised, so that only the card whose figure arrived is rendered. */
export const StatCard = memo(function StatCard({
  name,
  figure,
  caption,
  note,
  notePlaceholder,
  to,
  tone,
}: StatCardProps) {
  return (
    <Paper variant="outlined" sx={card}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {to === undefined ? name : <CoveringLink to={to}>{name}</CoveringLink>}
      </Typography>
      <Typography component="dd" variant="h1" data-figure sx={tone ? { color: `status.${tone}` } : null}>
        {figure === null ? '–' : (figure ?? <Skeleton sx={{ width: 72, maxWidth: '100%' }} />)}
      </Typography>
      {caption && (
        <Typography component="dd" variant="caption" color="textSecondary">
          {caption}
        </Typography>
      )}
      {(note ?? notePlaceholder) && (
        <Typography component="dd" variant="caption" data-note sx={note === null ? placeKept : null}>
          {note ?? notePlaceholder}
        </Typography>
      )}
    </Paper>
  );
});

const placeKept = { visibility: 'hidden' } as const;

const cards = { m: 0, display: 'grid', gap: 2 } as const;

const layouts = {
  four: { ...cards, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } },
  pairs: { ...cards, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', lg: '1fr 1fr' } },
  five: {
    ...cards,
    gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' },
    // Amounts shrink before they wrap.
    '& > div': { containerType: 'inline-size' },
    '& [data-figure]': { fontSize: 'min(1.728rem, 13cqi)' },
  },
} as const satisfies Record<string, SxProps<Theme>>;

const card: SxProps<Theme> = {
  position: 'relative',
  minWidth: 0,
  py: 2,
  px: { xs: 2, md: 2.5 },
  display: 'flex',
  flexDirection: 'column',
  '& > dd': { m: 0 },
  '& > [data-figure]': { mt: 0.5, fontVariantNumeric: 'lining-nums' },
  '& > [data-note]': { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' },
  '&:has(a):is(:hover, :focus-within)': { borderColor: 'primary.main' },
};
