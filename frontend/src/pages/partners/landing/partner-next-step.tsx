import Button from '@mui/material/Button';
import { partnerPaths } from '@/shared/routing/paths';
import { ClosingBand, onDeep, outlinedOnDeep } from '@/shared/ui/public/closing-band';

export function PartnerNextStep() {
  return (
    <ClosingBand
      title="Send the first case today"
      text="Create an account, or call us first and ask what you would ask of anyone who deals with your clients."
    >
      <Button href={partnerPaths.signup} size="large" sx={onDeep}>
        Become a Partner
      </Button>
      <Button href={partnerPaths.login} size="large" variant="outlined" sx={outlinedOnDeep}>
        Partner sign-in
      </Button>
    </ClosingBand>
  );
}
