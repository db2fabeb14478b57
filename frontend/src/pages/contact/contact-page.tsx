import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactForm } from '@/features/contact/contact-form';
import { messageAboutIn } from '@/features/contact/contact-message';
import { ContactCards } from '@/pages/contact/contact-cards';
import { replies } from '@/shared/site/claims';
import { useValueAfterHydration } from '@/shared/lib/use-value-after-hydration';
import { PublicPage } from '@/shared/ui/page';

export function Component() {
  const { state } = useLocation() as { state: unknown };
  // A prerendered page is about nothing.
  const about = useValueAfterHydration(
    useMemo(() => messageAboutIn(state), [state]),
    null,
  );
  return (
    <PublicPage title="Get in Touch" intro={`Our funding experts respond ${replies.promised}.`}>
      <Box
        sx={{
          display: 'grid',
          columnGap: { md: 8, lg: 12 },
          rowGap: 6,
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
        }}
      >
        <div>
          <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
            Send us a Message
          </Typography>
          <ContactForm about={about} />
        </div>
        <ContactCards />
      </Box>
    </PublicPage>
  );
}
