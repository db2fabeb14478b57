import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** On a phone the first three lenders are near the heading, with all their points. */
export const compact = { typography: { xs: 'caption', sm: 'body2' } } as const;

interface PointListProps {
  title: string;
  points: readonly string[];
  mark: ReactNode;
  /** The colour of the mark, or of the whole point if it is secondary. */
  colour: string;
  receding?: boolean;
}

/** Findings of one kind about a lender; renders nothing if there are none. */
export function PointList({ title, points, mark, colour, receding = false }: PointListProps) {
  if (points.length === 0) return null;
  if (receding && points.length === 1)
    return (
      <Typography color="textSecondary" sx={compact}>
        <b>{title}</b> {points[0]}
      </Typography>
    );
  return (
    <div>
      <Typography
        component="p"
        color={receding ? 'textSecondary' : 'textPrimary'}
        sx={{ typography: { xs: 'caption', sm: 'subtitle2' }, '&&': { fontWeight: 600 } }}
      >
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: { sm: 0.75 }, p: 0, display: 'grid', gap: { xs: 0.25, sm: 0.5 } }}
      >
        {points.map((point) => (
          <Typography
            key={point}
            component="li"
            color={receding ? 'textSecondary' : 'textPrimary'}
            sx={{ ...compact, display: 'grid', gridTemplateColumns: '24px 1fr' }}
          >
            <Box component="span" aria-hidden="true" sx={{ color: colour, lineHeight: 'inherit' }}>
              {mark}
            </Box>
            {point}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
