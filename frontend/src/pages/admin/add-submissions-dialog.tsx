import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  useFindLendersQuery,
  type Application,
  type FoundLenders,
} from '@/features/applications/staff/admin-applications-api';
import { useAddSubmissionMutation, useSubmissionsOfQuery } from '@/features/deals/deals-api';
import { isLive } from '@/features/deals/submission-states';
import { STRONG } from '@/features/matching/score';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { Reading } from '@/shared/frame/reading';
import { sentenceOf } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast-context';

type Match = FoundLenders['today']['matches'][number];

interface AddSubmissionsDialogProps {
  application: Pick<Application, 'id' | 'companyName'>;
  onClose: () => void;
}

/** Chooses, of the lenders that fit an application today, to which it is to be put: as drafts, nothing is sent yet. */
export function AddSubmissionsDialog({
  application: { id, companyName },
  onClose,
}: AddSubmissionsDialogProps) {
  const titleId = useId();
  const onPhone = useIsPhone();
  const found = useFindLendersQuery(id);
  const { data: submissions = [] } = useSubmissionsOfQuery(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [addOne, { isLoading }] = useAddSubmissionMutation();
  const add = useIdempotent([addOne]);
  const toast = useToast();
  const asked = submissions.filter(isLive).map(({ lender }) => lender.name);

  const addAll = useOneAtATime(async () => {
    setProblem(null);
    const left = [...chosen];
    try {
      for (const lender of chosen) {
        await add({ applicationId: id, lender });
        left.shift();
      }
      toast({ title: 'Added to submissions', description: counted(chosen.length, 'lender') });
      onClose();
    } catch (failure) {
      setChosen(left);
      setProblem(`${left[0]}: ${sentenceOf(failure, 'It could not be added.')}`);
    }
  });

  const choose = (lender: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, lender] : chosen.filter((one) => one !== lender));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={onPhone}
      maxWidth="sm"
      onClose={isLoading ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Add {companyName} to submissions</DialogTitle>
      <DialogContent dividers>
        {problem && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <Reading query={found} name="The lenders" isAll height={224}>
          {({ today: { matches } }) => (
            <>
              {matches.length === 0 && (
                <Typography>No lender of the panel fits this application today.</Typography>
              )}
              {matches.map((match) => (
                <LenderChoice
                  key={match.lender.id}
                  match={match}
                  isAsked={asked.includes(match.lender.name)}
                  isChosen={chosen.includes(match.lender.name)}
                  onChoose={choose}
                />
              ))}
            </>
          )}
        </Reading>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose} disabled={isLoading}>
          Cancel
        </Button>
        <Button onClick={() => void addAll(undefined)} disabled={chosen.length === 0 || isLoading}>
          {isLoading ? 'Adding...' : 'Add to submissions'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LenderChoiceProps {
  match: Match;
  isAsked: boolean;
  isChosen: boolean;
  onChoose: (lender: string, isChosen: boolean) => void;
}

function LenderChoice({ match, isAsked, isChosen, onChoose }: LenderChoiceProps) {
  const { lender, score } = match;
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <FormControlLabel
        disabled={isAsked}
        control={
          <Checkbox
            checked={isChosen}
            onChange={({ target }) => onChoose(lender.name, target.checked)}
            slotProps={{ input: { 'aria-label': lender.name } }}
          />
        }
        label={
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {lender.name}
            </Box>
            {` · ${score}%${score >= STRONG ? ', strong' : ''}`}
          </>
        }
      />
      <Typography variant="body2" color="textSecondary" sx={{ ml: '31px' }}>
        {isAsked ? 'Asked already' : whatIsLeft(match)}
      </Typography>
    </Box>
  );
}

/** What to know before the lender is asked. */
const whatIsLeft = ({ unconfirmed, mismatches }: Match): string =>
  unconfirmed.length + mismatches.length === 0
    ? 'Ready to send'
    : `Ask first: ${[...mismatches, ...unconfirmed].join('; ')}`;
