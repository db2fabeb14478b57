import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

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
  return (
    <div>
      <Typography variant="subtitle2" component="p" color={receding ? 'textSecondary' : 'textPrimary'}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.75, p: 0, display: 'grid', gap: 0.5 }}>
        {points.map((point) => (
          <Typography
            key={point}
            component="li"
            variant="body2"
            color={receding ? 'textSecondary' : 'textPrimary'}
            sx={{ display: 'grid', gridTemplateColumns: '24px 1fr' }}
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
