import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/site/paths';
import { LineDrawing } from '@/shared/ui/line-drawing';

/** The empty result: what it means, that the application is saved, and one next step. */
export function NoLendersFound({ headingRef }: { headingRef?: Ref<HTMLHeadingElement> | undefined }) {
  return (
    <Card sx={{ p: { xs: 3, sm: 5 }, display: 'grid', justifyItems: 'start', gap: 1.5 }}>
      <Box sx={{ ml: -3.75, my: -2 }}>
        <LineDrawing drawing="ledger" />
      </Box>
      <Typography ref={headingRef} tabIndex={-1} variant="h2" sx={{ scrollMarginTop: 160 }}>
        No Lenders Found
      </Typography>
      <Typography sx={{ maxWidth: '60ch' }}>
        No lender on the panel fits these answers today. We have saved your application and one of our team
        will look at it: lenders make exceptions that our matching cannot see.
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        You can change an answer and search again. Changing the amount or funding type makes the most
        difference.
      </Typography>
      <Box sx={{ mt: 1 }}>
        <Button component={Link} to={paths.contact} variant="contained">
          Talk to us
        </Button>
      </Box>
    </Card>
  );
}
