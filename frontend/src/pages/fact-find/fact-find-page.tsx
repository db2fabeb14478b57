import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { FactFindForm } from '@/features/fact-find/fact-find-form';
import { quickFactFind } from '@/features/fact-find/quick-fact-find';
import { ReferralConsent } from '@/features/referral-links/referral';
import { useReferral } from '@/features/referral-links/use-referral';
import { FactFindLayout } from '@/pages/fact-find/fact-find-layout';
import { useLinkedAnswers } from '@/pages/fact-find/use-linked-answers';
import { paths } from '@/shared/site/paths';

export function Component() {
  const linked = useLinkedAnswers();
  const referral = useReferral();
  return (
    <FactFindLayout
      definition={quickFactFind}
      linked={linked}
      referral={referral}
      title="Get Matched with the Right Lenders"
      intro="Answer what you can, and see which lenders fit and why."
      links={
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography>
            Only have two minutes?{' '}
            <MuiLink component={Link} to={paths.apply}>
              Send a quick application
            </MuiLink>{' '}
            with seven answers, and we will call you.
          </Typography>
          <Typography>
            Want a closer match?{' '}
            <MuiLink component={Link} to={paths.enhancedFactFind}>
              Complete the detailed fact-find
            </MuiLink>
            . It takes about 10 minutes.
          </Typography>
        </Box>
      }
    >
      <FactFindForm consent={<ReferralConsent referral={referral} />} />
    </FactFindLayout>
  );
}
