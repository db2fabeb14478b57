import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useConfirmLenderMutation, type Lender } from '@/features/lenders/lenders-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { longDate } from '@/shared/lib/dates';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

/** When somebody last said that all of this is so, and the way to say it today. */
export function Confirmation({
  lender: { id, name, confirmedAt },
}: {
  lender: Pick<Lender, 'id' | 'name' | 'confirmedAt'>;
}) {
  const [confirm, { isLoading }] = useConfirmLenderMutation();
  const toast = useToast();
  const confirmOnce = useOneAtATime(async (lenderId: string) => {
    try {
      await confirm(lenderId).unwrap();
      toast({ title: 'Lender confirmed', description: `What ${name} states is so today` });
    } catch (failure) {
      const description = sentenceOf(failure, 'The lender could not be confirmed. Please try again.');
      toast({ title: 'Operation failed', description, destructive: true });
    }
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography variant="body2">
        {confirmedAt ? `Last confirmed ${longDate(confirmedAt)}` : 'Never confirmed'}
      </Typography>
      <Button variant="outlined" disabled={isLoading} onClick={() => void confirmOnce(id)}>
        Confirmed today
      </Button>
    </Box>
  );
}
