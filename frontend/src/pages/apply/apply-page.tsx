import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { QuickApplicationForm } from '@/features/applications/quick-application-form';
import { useQuickSubmission } from '@/features/applications/use-quick-submission';
import { ReferralConsent, ReferralNotice } from '@/features/referral-links/referral';
import { referralAnswers } from '@/features/referral-links/referral-in-tab';
import { useReferral } from '@/features/referral-links/use-referral';
import { ApplicationSent } from '@/pages/apply/application-sent';
import { paths } from '@/shared/site/paths';
import { Page } from '@/shared/ui/page';

export function Component() {
  const { submit, receipt } = useQuickSubmission(referralAnswers);
  const referral = useReferral();
  return (
    <Page
      title="Get Started with Your Funding Application"
      {...(!receipt && { intro: 'It takes about 5 minutes. Fields marked * are needed.' })}
      measure="reading"
    >
      {receipt ? (
        <ApplicationSent receipt={receipt} />
      ) : (
        <>
          <Typography sx={{ mb: 4 }}>
            Want to see the lenders and every reason at once?{' '}
            <MuiLink component={Link} to={paths.factFind}>
              Take the fact-find
            </MuiLink>
          </Typography>
          <ReferralNotice referral={referral} />
          <QuickApplicationForm onSubmit={submit} consent={<ReferralConsent referral={referral} />} />
        </>
      )}
    </Page>
  );
}
