import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { QuickApplicationForm } from '@/features/applications/applicant/quick-application-form';
import { useQuickSubmission } from '@/features/applications/applicant/use-quick-submission';
import { ReferralConsent, ReferralNotice } from '@/features/referral-links/referral';
import { referralAnswers } from '@/features/referral-links/referral-in-tab';
import { useReferral } from '@/features/referral-links/use-referral';
import { ApplicationSent } from '@/pages/apply/application-sent';
import { paths } from '@/shared/site/paths';
import { PublicPage } from '@/shared/ui/page';

export function Component() {
  const { submit, startAgain, receipt, fresh } = useQuickSubmission(referralAnswers);
  const referral = useReferral();
  const form = useRef<HTMLDivElement>(null);
  const sendAnother = () => {
    flushSync(startAgain);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <PublicPage
      title="Get Started with Your Funding Application"
      {...(!receipt && { intro: 'It takes about 5 minutes. Fields marked * are required.' })}
      width="reading"
    >
      {receipt ? (
        <ApplicationSent receipt={receipt} fresh={fresh} onStartAgain={sendAnother} />
      ) : (
        <>
          <Typography sx={{ mb: 4 }}>
            Want to see the lenders and every reason straight away?{' '}
            <MuiLink component={Link} to={paths.factFind}>
              Take the fact-find
            </MuiLink>
          </Typography>
          <ReferralNotice referral={referral} />
          <div ref={form}>
            <QuickApplicationForm onSubmit={submit} consent={<ReferralConsent referral={referral} />} />
          </div>
        </>
      )}
    </PublicPage>
  );
}
