import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContactForm } from '@/features/contact/contact-form';
import { ContactCards } from '@/pages/contact/contact-cards';
import { replies } from '@/shared/site/claims';
import { Page } from '@/shared/ui/page';

export function Component() {
  return (
    <Page title="Get in Touch" intro={`Our funding experts respond ${replies.promised}.`}>
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
          <ContactForm />
        </div>
        <ContactCards />
      </Box>
    </Page>
  );
}
