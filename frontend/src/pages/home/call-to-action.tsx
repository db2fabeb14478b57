import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { ClosingBand, onDeep, outlinedOnDeep } from '@/shared/ui/public/closing-band';

export function CallToAction() {
  return (
    <ClosingBand
      title="See who fits, and why"
      text="Your answers come to us. We share them with a lender only when you agree."
    >
      <Button component={Link} to={paths.factFind} size="large" sx={onDeep}>
        Lets Get Started
      </Button>
      <Button component={Link} to={paths.contact} size="large" variant="outlined" sx={outlinedOnDeep}>
        Lets Talk
      </Button>
    </ClosingBand>
  );
}
