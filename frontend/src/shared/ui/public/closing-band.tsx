import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonRow } from '@/shared/ui/button-row';
import { PageContainer } from '@/shared/ui/page';

interface ClosingBandProps {
  title: string;
  text: string;
  /** Links to the next step, coloured by the styles below. */
  children: ReactNode;
}

/** Ends a page with its next step, on a dark background. */
export function ClosingBand({ title, text, children }: ClosingBandProps) {
  return (
    <Box component="section" aria-labelledby="next-step" sx={{ bgcolor: 'deep.main', color: 'deep.on' }}>
      <PageContainer>
        <Box sx={frame}>
          <div>
            <Typography variant="h2" id="next-step">
              {title}
            </Typography>
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: 1.5, maxWidth: '52ch', color: 'deep.muted' }}
            >
              {text}
            </Typography>
          </div>
          <ButtonRow>{children}</ButtonRow>
        </Box>
      </PageContainer>
    </Box>
  );
}

const frame = {
  py: { xs: 7, md: 10 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

const focusOnDeep = { outline: 2, outlineStyle: 'solid', outlineColor: 'deep.on' } as const;

export const onDeep = {
  bgcolor: 'deep.on',
  color: 'deep.main',
  '&:hover': { bgcolor: 'deep.muted' },
  '&:focus-visible': focusOnDeep,
} as const;

export const outlinedOnDeep = {
  color: 'deep.on',
  borderColor: 'deep.muted',
  '&:hover': { borderColor: 'deep.on' },
  '&:focus-visible': focusOnDeep,
} as const;
