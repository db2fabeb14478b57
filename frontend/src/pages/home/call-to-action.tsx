import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { Measure } from '@/shared/ui/page';

export function CallToAction() {
  return (
    <Box component="section" aria-labelledby="next-step" sx={{ bgcolor: 'deep.main', color: 'deep.on' }}>
      <Measure>
        <Box sx={frame}>
          <div>
            <Typography variant="h2" id="next-step">
              See who would lend to you
            </Typography>
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: 1.5, maxWidth: '52ch', color: 'deep.quiet' }}
            >
              Your answers go to us and, only when you say so, to the lenders you choose.
            </Typography>
          </div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button component={Link} to={paths.factFind} size="large" sx={onDeep}>
              Lets Get Started
            </Button>
            <Button component={Link} to={paths.contact} size="large" variant="outlined" sx={outlinedOnDeep}>
              Lets Talk
            </Button>
          </Box>
        </Box>
      </Measure>
    </Box>
  );
}

const frame = {
  py: { xs: 7, md: 10 },
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

const onDeep = {
  bgcolor: 'deep.on',
  color: 'deep.main',
  '&:hover': { bgcolor: 'deep.quiet' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'deep.on' },
} as const;

const outlinedOnDeep = {
  color: 'deep.on',
  borderColor: 'deep.quiet',
  '&:hover': { borderColor: 'deep.on' },
  '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'deep.on' },
} as const;
