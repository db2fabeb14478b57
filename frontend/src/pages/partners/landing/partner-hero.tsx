import Button from '@mui/material/Button';
import { CaseExample } from '@/pages/partners/landing/case-example';
import { partnerPaths } from '@/shared/routing/paths';
import { Hero } from '@/shared/ui/public/hero';

export function PartnerHero() {
  return (
    <Hero
      title="Refer a client. See every step."
      intro="For accountants, solicitors, advisers and brokers whose clients need business or property finance. You put your name to a referral, so you see every step."
      actions={
        <>
          <Button href={partnerPaths.signup} size="large">
            Become a Partner
          </Button>
          <Button href={partnerPaths.login} size="large" variant="outlined">
            Partner Login
          </Button>
        </>
      }
      note="Six fields and no fee. Your account is ready straight away."
      example={<CaseExample />}
    />
  );
}
