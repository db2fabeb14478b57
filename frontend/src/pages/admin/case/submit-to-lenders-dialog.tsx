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
  useLenderChoicesQuery,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { formatConsent, VIA_CHOICES } from '@/features/deals/consents/consents';
import {
  useConsentsOfQuery,
  useSubmitToLendersMutation,
  useSubmissionsOfQuery,
  type Consent,
} from '@/features/deals/deals-api';
import { isLive } from '@/features/deals/submissions/submission-states';
import { called, lenderChoices, type LenderToAdd } from '@/pages/admin/case/lender-choices';
import { SearchField } from '@/shared/forms/fields/search-field';
import { SelectField } from '@/shared/forms/fields/select-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { errorMessage } from '@/shared/lib/failure';
import { counted } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toasts/toast-context';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { belowCheckbox } from '@/shared/forms/fields/below-checkbox';

const MAX_SHOWN = 200;
const MAX_CHOSEN = 50;

type AgreedVia = 'phone' | 'email' | 'in_person';

interface SubmitToLendersDialogProps {
  application: Pick<Application, 'id' | 'companyName'>;
  onClose: () => void;
}

/**
 * Chooses lenders for a case, from the current match and the whole panel, and requests all consents in one email,
 * or records how the client agreed.
 */
export function SubmitToLendersDialog({
  application: { id, companyName },
  onClose,
}: SubmitToLendersDialogProps) {
  const titleId = useId();
  const onPhone = useIsPhone();
  const found = useFindLendersQuery(id);
  const { data: panel = [] } = useLenderChoicesQuery(undefined);
  const { data: submissions = [] } = useSubmissionsOfQuery(id);
  const { data: consents = [] } = useConsentsOfQuery(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [part, setPart] = useState('');
  const [agreedVia, setAgreedVia] = useState<AgreedVia | null>(null);
  const { submitAll, submitting, problem } = useSubmitToLenders(id, { onDone: onClose, onLeft: setChosen });
  const live = submissions.filter(isLive).map(({ lender }) => lender.name);
  const choose = (lender: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, lender] : chosen.filter((one) => one !== lender));
  const isReady = chosen.length > 0 && chosen.length <= MAX_CHOSEN && !submitting;
  return (
    <Dialog
      open
      fullWidth
      fullScreen={onPhone}
      maxWidth="sm"
      onClose={submitting ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Put {companyName} to lenders</DialogTitle>
      <DialogContent dividers>
        {problem && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <SearchField label="Lender’s name" autoFocus value={part} onChange={setPart} />
        <QueryBoundary query={found} name="The lenders" variant="page" height={224}>
          {({ today }) => {
            const active = panel.flatMap(({ name, isActive }) => (isActive === 'true' ? [name] : []));
            const shown = called(lenderChoices(today, active), part);
            return (
              <>
                <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
                  {shown.length === 0 && 'No active lender has this name.'}
                  {shown.length > MAX_SHOWN &&
                    `The first ${MAX_SHOWN} of ${shown.length} lenders. Type a name to find the others.`}
                </Typography>
                {shown.slice(0, MAX_SHOWN).map((choice) => (
                  <LenderCheckbox
                    key={choice.name}
                    choice={choice}
                    isAdded={live.includes(choice.name)}
                    consent={consents.find(({ lender }) => lender.name === choice.name) ?? null}
                    isChosen={chosen.includes(choice.name)}
                    onChange={choose}
                  />
                ))}
              </>
            );
          }}
        </QueryBoundary>
      </DialogContent>
      <DialogActions>
        {agreedVia === null ? (
          <>
            <Button disabled={!isReady} onClick={() => void submitAll({ chosen, agreedVia })}>
              {submitting ? 'Preparing...' : 'Ask the client and prepare'}
            </Button>
            <Button variant="outlined" disabled={!isReady} onClick={() => setAgreedVia('phone')}>
              The client has agreed
            </Button>
            <Button variant="outlined" onClick={onClose} disabled={submitting}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <SelectField
              label="How the client agreed"
              value={agreedVia}
              options={VIA_CHOICES}
              onChange={(via) => setAgreedVia(via as AgreedVia)}
              sx={{ flexBasis: '100%' }}
            />
            <Button disabled={!isReady} onClick={() => void submitAll({ chosen, agreedVia })}>
              {submitting ? 'Preparing...' : 'Record consent and prepare'}
            </Button>
            <Button variant="outlined" onClick={() => setAgreedVia(null)} disabled={submitting}>
              Back
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface ChosenLenders {
  readonly chosen: readonly string[];
  readonly agreedVia: AgreedVia | null;
}

/** Submits a case to the chosen lenders. Those that could not be prepared stay selected, and are named. */
function useSubmitToLenders(
  applicationId: string,
  { onDone, onLeft }: { onDone: () => void; onLeft: (lenders: readonly string[]) => void },
) {
  const [submitOnce, { isLoading: submitting }] = useSubmitToLendersMutation();
  const submit = useIdempotent([submitOnce]);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const submitAll = useSingleFlight(async ({ chosen, agreedVia }: ChosenLenders) => {
    setProblem(null);
    try {
      const outcomes = await submit({
        applicationId,
        body: { lenders: [...chosen], ...(agreedVia && { agreedVia }) },
      });
      const prepared = outcomes.filter(({ submission }) => submission !== null);
      if (prepared.length > 0)
        toast({
          title: agreedVia === null ? 'Client asked' : 'Submissions prepared',
          description: prepared.map(({ lender }) => lender).join(', '),
        });
      const left = outcomes.filter(({ submission }) => submission === null);
      if (left.length === 0) {
        onDone();
        return;
      }
      onLeft([]);
      setProblem(left.map(({ lender, error }) => error ?? lender).join(' '));
    } catch (failure) {
      setProblem(errorMessage(failure, `We could not prepare ${counted(chosen.length, 'submission')}.`));
    }
  });
  return { submitAll, submitting, problem };
}

interface LenderCheckboxProps {
  choice: LenderToAdd;
  /** Whether the application has a live submission with it. */
  isAdded: boolean;
  /** The client's consent for this lender. */
  consent: Consent | null;
  isChosen: boolean;
  onChange: (lender: string, isChosen: boolean) => void;
}

function LenderCheckbox({
  choice: { name, mark, note },
  isAdded,
  consent,
  isChosen,
  onChange,
}: LenderCheckboxProps) {
  const id = useId();
  const details = [isAdded ? 'Already in submissions' : note, consent && formatConsent(consent)];
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <FormControlLabel
        disabled={isAdded}
        control={
          <Checkbox
            checked={isChosen}
            onChange={({ target }) => onChange(name, target.checked)}
            slotProps={{ input: { 'aria-label': name, 'aria-describedby': id } }}
          />
        }
        label={
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            {` · ${mark}`}
          </>
        }
      />
      <Typography id={id} variant="body2" color="textSecondary" sx={belowCheckbox}>
        {details.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}
