import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { MatchExample } from '@/pages/home/match-example';
import { paths } from '@/shared/site/paths';
import { ButtonRow } from '@/shared/ui/button-row';
import { Measure } from '@/shared/ui/page';

export function Hero() {
  return (
    <Measure>
      <Box sx={frame}>
        <div>
          <Typography variant="h1">Business finance, with every reason shown.</Typography>
          <Typography
            variant="subtitle1"
            component="p"
            color="textSecondary"
            sx={{ mt: 3, maxWidth: '46ch' }}
          >
            Tell us once what your company needs. We compare it with the criteria of each lender and show you
            who fits, who nearly fits, and why.
          </Typography>
          <Box sx={{ mt: 4.5 }}>
            <ButtonRow>
              <Button component={Link} to={paths.factFind} size="large">
                Lets Get Started
              </Button>
              <Button component={Link} to={paths.howItWorks} size="large" variant="outlined">
                See How It Works
              </Button>
            </ButtonRow>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5 }}>
            Takes 5 minutes. No account needed.
          </Typography>
        </div>
        <MatchExample />
      </Box>
    </Measure>
  );
}

const frame = {
  py: { xs: 7, md: 12 },
  display: 'grid',
  gap: { xs: 6, md: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
} as const;
