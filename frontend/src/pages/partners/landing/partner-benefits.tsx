import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
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
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <List disablePadding sx={grid}>
          {cards.map(({ title, text }) => (
            <Box component="li" key={title} sx={card}>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </List>
      </Paper>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        {footnotes.times}
      </Typography>
    </PageContainer>
  );
}

const grid = {
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  bgcolor: 'divider',
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
