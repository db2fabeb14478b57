import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  useFindLendersQuery,
  useLenderChoicesQuery,
  type Application,
} from '@/features/applications/staff/admin-applications-api';
import { called, lenderChoices, type LenderToAdd } from '@/pages/admin/lender-choices';
import { useAddingLenders } from '@/pages/admin/use-adding-lenders';
import { FieldShell } from '@/shared/forms/field-shell';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import { QueryBoundary } from '@/shared/frame/query-boundary';

const MAX_SHOWN = 200;

interface AddSubmissionsDialogProps {
  application: Pick<Application, 'id' | 'companyName'>;
  onClose: () => void;
}

/** Selects lenders from the whole panel to add to an application; each shows its status for the application. */
export function AddSubmissionsDialog({
  application: { id, companyName },
  onClose,
}: AddSubmissionsDialogProps) {
  const titleId = useId();
  const onPhone = useIsPhone();
  const found = useFindLendersQuery(id);
  const { data: directory = [] } = useLenderChoicesQuery(undefined);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [part, setPart] = useState('');
  const { addAll, adding, problem, alreadyAdded } = useAddingLenders(id);

  const choose = (lender: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, lender] : chosen.filter((one) => one !== lender));
  return (
    <Dialog
      open
      fullWidth
      fullScreen={onPhone}
      maxWidth="sm"
      onClose={adding ? undefined : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>Add {companyName} to submissions</DialogTitle>
      <DialogContent dividers>
        {problem && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <LenderSearch part={part} onChange={setPart} />
        <QueryBoundary query={found} name="The lenders" fullSize height={224}>
          {({ today }) => {
            const active = directory.flatMap(({ name, isActive }) => (isActive === 'true' ? [name] : []));
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
                    isAdded={alreadyAdded.includes(choice.name)}
                    isChosen={chosen.includes(choice.name)}
                    onChoose={choose}
                  />
                ))}
              </>
            );
          }}
        </QueryBoundary>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose} disabled={adding}>
          Cancel
        </Button>
        <Button
          onClick={() => void addAll({ names: chosen, onAdded: onClose, onLeft: setChosen })}
          disabled={chosen.length === 0 || adding}
        >
          {adding ? 'Adding...' : 'Add to submissions'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LenderSearch({ part, onChange }: { part: string; onChange: (part: string) => void }) {
  const id = useId();
  return (
    <FieldShell id={id} label="Lender’s name">
      <OutlinedInput
        id={id}
        type="search"
        autoComplete="off"
        value={part}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldShell>
  );
}

interface LenderCheckboxProps {
  choice: LenderToAdd;
  /** Whether the application has a live submission to the lender. */
  isAdded: boolean;
  isChosen: boolean;
  onChoose: (lender: string, isChosen: boolean) => void;
}

function LenderCheckbox({ choice: { name, mark, note }, isAdded, isChosen, onChoose }: LenderCheckboxProps) {
  const id = useId();
  const details = isAdded ? 'Already in submissions' : note;
  return (
    <Box sx={{ py: 1, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <FormControlLabel
        disabled={isAdded}
        control={
          <Checkbox
            checked={isChosen}
            onChange={({ target }) => onChoose(name, target.checked)}
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
      <Typography id={id} variant="body2" color="textSecondary" sx={{ ml: '31px' }}>
        {details}
      </Typography>
    </Box>
  );
}
