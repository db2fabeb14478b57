import Button from '@mui/material/Button';
import { useSetLendersActiveMutation, type Lender } from '@/features/lenders/lenders-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast-context';

type Wanted = 'true' | 'false';

const WORDS = {
  true: { done: 'activated', already: 'active' },
  false: { done: 'deactivated', already: 'inactive' },
} as const;

/** Takes the chosen lenders into the matching or out of it. They stay chosen: the other button takes it back. */
export function ActivationButtons({ lenders }: { lenders: readonly Lender[] }) {
  const [setActive] = useSetLendersActiveMutation();
  const toast = useToast();
  const set = useOneAtATime(async (isActive: Wanted) => {
    const { done, already } = WORDS[isActive];
    try {
      const answer = await setActive({ ids: lenders.map(({ id }) => id), isActive }).unwrap();
      const count = (outcome: string) => answer.lenders.filter((lender) => lender.outcome === outcome).length;
      const [unchanged, gone] = [count('unchanged'), count('gone')];
      const besides = [
        unchanged > 0 &&
          `${counted(unchanged, 'lender')} ${unchanged === 1 ? 'was' : 'were'} ${already} already`,
        gone > 0 && `${counted(gone, 'lender')} ${gone === 1 ? 'is' : 'are'} gone`,
      ].filter((sentence) => sentence !== false);
      toast({
        title: `${counted(count('changed'), 'lender')} ${done}`,
        ...(besides.length > 0 && { description: besides.join('. ') }),
      });
    } catch (failure) {
      const description = sentenceOf(failure, 'The lenders could not be changed. Please try again.');
      toast({ title: 'Operation failed', description, destructive: true });
    }
  });
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => void set('true')}>
        Activate
      </Button>
      <Button variant="outlined" size="small" onClick={() => void set('false')}>
        Deactivate
      </Button>
    </>
  );
}
