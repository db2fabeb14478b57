import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { ButtonRow } from '@/shared/ui/button-row';
import { LineDrawing } from '@/shared/ui/line-drawing';
import { PageContainer } from '@/shared/ui/page';

export function Component() {
  return (
    <PageContainer>
      <Box sx={{ py: { xs: 6, md: 12 } }}>
        <LineDrawing drawing="signpost" />
        <Typography variant="h1" sx={{ mt: 3 }}>
          Page Not Found
        </Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 2 }}>
          We cannot find that page. It may have moved, or the address may be wrong.
        </Typography>
        <Box sx={{ mt: 4 }}>
          <ButtonRow>
            <Button component={Link} to={paths.home}>
              Go to the home page
            </Button>
            <Button component={Link} to={paths.factFind} variant="outlined">
              Find matching lenders
            </Button>
            <Button component={Link} to={paths.apply} variant="outlined">
              Quick application
            </Button>
          </ButtonRow>
        </Box>
      </Box>
    </PageContainer>
  );
}
