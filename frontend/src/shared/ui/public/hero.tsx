import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ButtonRow } from '@/shared/ui/button-row';
import { PageContainer } from '@/shared/ui/page';

interface HeroProps {
  title: string;
  intro: string;
  /** The buttons; the first is filled. */
  actions: ReactNode;
  note: string;
  /** The page's promise, beside the text. */
  example: ReactNode;
}

/** The top of an audience's landing page. */
export function Hero({ title, intro, actions, note, example }: HeroProps) {
  return (
    <PageContainer>
      <Box sx={frame}>
        <div>
          <Typography variant="h1">{title}</Typography>
          <Typography
            variant="subtitle1"
            component="p"
            color="textSecondary"
            sx={{ mt: 3, maxWidth: '46ch' }}
          >
            {intro}
          </Typography>
          <Box sx={{ mt: 4.5 }}>
            <ButtonRow>{actions}</ButtonRow>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
            {note}
          </Typography>
        </div>
        {example}
      </Box>
    </PageContainer>
  );
}

const frame = {
  py: { xs: 7, md: 12 },
  display: 'grid',
  gap: { xs: 6, md: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
} as const;
