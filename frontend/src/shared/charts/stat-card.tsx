import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Tone } from '@/shared/lists/status-chip';

interface StatCardsProps {
  /** Two under two on a wide screen, where something stands at their side. */
  inPairs?: boolean;
  children: ReactNode;
}

/** Figures that stand at the head of a screen, side by side where there is room. */
export function StatCards({ inPairs = false, children }: StatCardsProps) {
  const columns = { xs: '1fr 1fr', md: 'repeat(4, 1fr)', ...(inPairs && { lg: '1fr 1fr' }) };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {children}
    </Box>
  );
}

interface StatCardProps {
  name: string;
  /** Undefined while it is being read. */
  figure: string | undefined;
  /** What the figure counts, and for whom. */
  caption?: string | undefined;
  /** What else is known about it; undefined while it is being read, null where nothing is. */
  note?: string | null | undefined;
  /** What stands for the note while it is being read. Its place stays where there is none, so that nothing moves. */
  noteToCome?: string;
  /** The screen on which one sees what was counted: the whole card leads there. */
  to?: string;
  /** How the figure stands, where it is one to act on. */
  tone?: Tone | undefined;
}

/** One of several that are read together: only the one whose figure came is drawn again. */
export const StatCard = memo(function StatCard({
  name,
  figure,
  caption,
  note,
  noteToCome,
  to,
  tone,
}: StatCardProps) {
  return (
    <Box sx={to === undefined ? card : leadingCard}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {to === undefined ? name : <Link to={to}>{name}</Link>}
      </Typography>
      <Typography component="dd" variant="h1" sx={figureIn(tone)}>
        {figure ?? <Skeleton sx={{ width: 72, maxWidth: '100%' }} />}
      </Typography>
      {caption && (
        <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0 }}>
          {caption}
        </Typography>
      )}
      {(note ?? noteToCome) && (
        <Typography component="dd" variant="caption" sx={note === null ? noMore : more}>
          {note ?? noteToCome}
        </Typography>
      )}
    </Box>
  );
});

const figureIn =
  (tone: Tone | undefined): SxProps<Theme> =>
  (theme) => ({
    m: 0,
    mt: 0.5,
    fontVariantNumeric: 'lining-nums',
    ...(tone && { color: theme.vars.palette.status[tone] }),
  });

const card = {
  minWidth: 0,
  px: { xs: 2, md: 2.5 },
  py: 2,
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

const leadingCard = {
  ...card,
  position: 'relative',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-within': { borderColor: 'primary.main' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const more = { m: 0, mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' } as const;
const noMore = { ...more, visibility: 'hidden' } as const;
