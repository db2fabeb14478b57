import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ExampleCardProps {
  title: string;
  /** At the other end of the title's line. */
  outcome: ReactNode;
  caption: string;
  children: ReactNode;
}

/** An illustration of the product with invented content, as its caption says. */
export function ExampleCard({ title, outcome, caption, children }: ExampleCardProps) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Paper variant="outlined" sx={card}>
        <Box sx={head}>
          <Typography variant="h3" component="p">
            {title}
          </Typography>
          {outcome}
        </Box>
        {children}
      </Paper>
      <Typography variant="caption" component="figcaption" color="textSecondary" sx={{ mt: 1.5 }}>
        {caption}
      </Typography>
    </Box>
  );
}

const card = { p: { xs: 2.5, sm: 3.5 }, boxShadow: 1 } as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
} as const;
