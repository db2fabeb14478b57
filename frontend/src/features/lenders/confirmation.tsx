import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useConfirmLenderMutation, type Lender } from '@/features/lenders/lenders-api';
import { longDate } from '@/shared/lib/dates';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

/** When a lender's criteria were last confirmed, with a button to confirm them. */
export function Confirmation({
  lender: { id, name, confirmedAt },
}: {
  lender: Pick<Lender, 'id' | 'name' | 'confirmedAt'>;
}) {
  const [confirm, { isLoading }] = useConfirmLenderMutation();
  const confirmOnce = useActionWithToast({
    run: (lenderId: string) => confirm(lenderId).unwrap(),
    successToast: {
      title: 'Lender confirmed',
      description: `You confirmed that ${name}’s criteria are correct today`,
    },
    errorToast: {
      title: 'Operation failed',
      description: 'The lender could not be confirmed. Please try again.',
    },
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography variant="body2">
        {confirmedAt ? `Last confirmed ${longDate(confirmedAt)}` : 'Never confirmed'}
      </Typography>
      <Button variant="outlined" disabled={isLoading} onClick={() => void confirmOnce(id)}>
        Mark as confirmed
      </Button>
    </Box>
  );
}
