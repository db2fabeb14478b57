import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Case } from '@/features/applications/partner/cases-api';
import { longDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { formatPence } from '@/shared/lib/money';
import { StageSteps } from '@/shared/ui/stage-steps';

type Progressed = Pick<Case, 'status' | 'progress'>;

/** The stage of a case as a short label; null if the status says the same. */
export const stageOfCase = ({ status, progress }: Progressed): string | null => {
  const { stage, offers } = progress;
  if (stage === 'completed') return 'Paid out';
  if (stage === 'offers') return counted(offers, 'offer');
  if (stage === 'with_lenders') return 'With lenders';
  if (stage === 'accepted' && status !== 'approved') return 'Offer accepted';
  return stage === 'closed' && status !== 'rejected' ? 'No active lender' : null;
};

const sentencesOf = ({ status, progress }: Progressed): string => {
  const { stage, lendersAsked, offers, completedOn, drawnPence } = progress;
  const sentences = [
    lendersAsked > 0 && `Sent to ${counted(lendersAsked, 'lender')}.`,
    offers > 0 && (offers === 1 ? '1 offer received.' : `${counted(offers, 'offer')} received.`),
    completedOn !== null &&
      drawnPence !== null &&
      `${formatPence(drawnPence)} was paid out on ${longDate(completedOn)}.`,
    stage === 'closed' && status !== 'rejected' && 'No lender is considering it at the moment.',
  ];
  return sentences.filter(Boolean).join(' ');
};

/** The progress of a case as steps and a sentence, without lenders and terms. */
export function CaseProgress(props: Progressed) {
  const sentences = sentencesOf(props);
  return (
    <Box>
      <StageSteps stage={props.progress.stage} />
      {sentences && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {sentences}
        </Typography>
      )}
    </Box>
  );
}
