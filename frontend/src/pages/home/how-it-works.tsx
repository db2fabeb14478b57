import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageBand } from '@/shared/ui/page';

const steps = [
  {
    title: 'Complete your profile in 5 mins',
    text: 'Your company, the amount and what it is for. We only ask what lenders need to know, and we say why.',
  },
  {
    title: 'Get matched instantly',
    text: 'Your answers are compared with the criteria of each lender. You see the score, the reasons and the points against.',
  },
  {
    title: 'Get funded in 24-48 hrs',
    text: 'We put your application to the lenders you agree to, and stay with it until the money is in your account.',
  },
];

export function HowItWorks() {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <PageBand title="How it works" anchor="about">
        <Box component="ol" sx={row}>
          {steps.map(({ title, text }, index) => (
            <Box component="li" key={title}>
              <Typography variant="h2" component="span" aria-hidden="true" sx={{ color: 'copper' }}>
                {index + 1}
              </Typography>
              <Typography variant="h3" sx={{ mt: 1.5, pt: 2, borderTop: 1, borderColor: 'copper' }}>
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44ch' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </PageBand>
    </Box>
  );
}

const row = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: { xs: 5, md: 4 },
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
} as const;
