import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { footnotes, partnerPromises } from '@/shared/site/claims';
import { PageContainer } from '@/shared/ui/page';

const cards = [
  {
    title: partnerPromises.commissions,
    text: 'Commission when your client’s finance completes, on terms agreed with you.',
  },
  {
    title: partnerPromises.decisions,
    text: 'A person here reads each new case, typically within 2 hours during business hours, and says what happens next.',
  },
  {
    title: partnerPromises.success,
    text: 'Across our panel. Your dashboard shows your own approval rate next to it.',
  },
  {
    title: partnerPromises.dashboard,
    text: 'Track your referrals and commission: the status and history of every case, and what you have earned.',
  },
];

/** The benefits of partnership, one card each. */
export function PartnerBenefits() {
  return (
    <PageContainer>
      <Typography variant="h2" sx={{ mb: { xs: 3, md: 4 } }}>
        What you get
      </Typography>
      <Box component="ul" sx={grid}>
        {cards.map(({ title, text }) => (
          <Box component="li" key={title} sx={card}>
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {footnotes.times}
      </Typography>
    </PageContainer>
  );
}

const grid = {
  m: 0,
  p: '1px',
  listStyle: 'none',
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  bgcolor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
} as const;

/** Aligns the texts of the cards, however long their titles are. */
const card = {
  gridRow: 'span 2',
  display: 'grid',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  p: { xs: 3, md: 3.5 },
  bgcolor: 'background.paper',
} as const;
