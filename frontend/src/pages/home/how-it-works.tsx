import Box from '@mui/material/Box';
import { PageBand } from '@/shared/ui/page';
import { RuledColumns } from '@/shared/ui/public/ruled-columns';

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
        <RuledColumns component="ol" columns={steps} />
      </PageBand>
    </Box>
  );
}
