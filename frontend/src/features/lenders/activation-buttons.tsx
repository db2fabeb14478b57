import Button from '@mui/material/Button';
import { useSetLendersActiveMutation, type Lender } from '@/features/lenders/lenders-api';
import { counted } from '@/shared/lib/figures';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

type Wanted = 'true' | 'false';

const WORDS = {
  true: { done: 'activated', already: 'active' },
  false: { done: 'deactivated', already: 'inactive' },
} as const;

/** Activates or deactivates the selected lenders. They stay selected: the other button undoes it. */
export function ActivationButtons({ lenders }: { lenders: readonly Lender[] }) {
  const [setActive] = useSetLendersActiveMutation();
  const set = useActionWithToast({
    run: (isActive: Wanted) => setActive({ ids: lenders.map(({ id }) => id), isActive }).unwrap(),
    successToast: (answer, isActive) => {
      const { done, already } = WORDS[isActive];
      const count = (outcome: string) => answer.lenders.filter((lender) => lender.outcome === outcome).length;
      const [unchanged, gone] = [count('unchanged'), count('gone')];
      const besides = [
        unchanged > 0 &&
          `${counted(unchanged, 'lender')} ${unchanged === 1 ? 'was' : 'were'} ${already} already`,
        gone > 0 && `${counted(gone, 'lender')} ${gone === 1 ? 'is' : 'are'} gone`,
      ].filter((sentence) => sentence !== false);
      return {
        title: `${counted(count('changed'), 'lender')} ${done}`,
        ...(besides.length > 0 && { description: besides.join('. ') }),
      };
    },
    errorToast: {
      title: 'Operation failed',
      description: 'The lenders could not be changed. Please try again.',
    },
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
