import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { MatchExample } from '@/pages/home/match-example';
import { paths } from '@/shared/site/paths';
import { Hero } from '@/shared/ui/hero';

export function HomeHero() {
  return (
    <Hero
      title="Business finance, with every reason shown."
      intro="Tell us once what your company needs. We compare it with the criteria of each lender and show you who fits, who nearly fits, and why."
      actions={
        <>
          <Button component={Link} to={paths.factFind} size="large">
            Lets Get Started
          </Button>
          <Button component={Link} to={paths.howItWorks} size="large" variant="outlined">
            See How It Works
          </Button>
        </>
      }
      note="Takes 5 minutes. No account needed."
      example={<MatchExample />}
    />
  );
}
