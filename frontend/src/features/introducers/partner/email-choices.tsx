import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import { useUpdateProfileMutation, type Introducer } from '@/features/introducers/partner/introducers-api';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';
import { keysOf } from '@/shared/lib/records';

type Email = keyof Introducer['emails'];

/** When each is sent. */
const LABELS: Readonly<Record<Email, string>> = {
  statusChanged: 'The status of a case changes',
  offerMade: 'A lender makes an offer',
  lenderDeclined: 'A lender declines a case',
  dealCompleted: 'A case completes',
  completionReversed: 'A completion is reversed',
  caseByLink: 'A client applies through your referral link',
  caseEntered: 'We add a case for you',
  statementReady: 'A statement is ready',
  statementPaid: 'A statement is paid',
  questionAnswered: 'We answer your question',
};
const EMAILS: readonly Email[] = keysOf(LABELS);
const ABOUT_COMMISSION: ReadonlySet<Email> = new Set<Email>([
  'statementReady',
  'statementPaid',
  'questionAnswered',
]);

const GROUPS: readonly (readonly [string, readonly Email[]])[] = [
  ['About your cases', EMAILS.filter((email) => !ABOUT_COMMISSION.has(email))],
  ['About your commission', EMAILS.filter((email) => ABOUT_COMMISSION.has(email))],
];

interface EmailChoicesProps {
  chosen: Introducer['emails'];
  onSaved: (introducer: Introducer) => void;
}

/** Which emails a partner gets about cases and commission: separate switches, saved immediately. */
export function EmailChoices({ chosen, onSaved }: EmailChoicesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {GROUPS.map(([group, emails]) => (
        <FormControl key={group} component="fieldset">
          <FormLabel component="legend">{group}</FormLabel>
          {emails.map((email) => (
            <EmailSwitch key={email} email={email} on={chosen[email]} onSaved={onSaved} />
          ))}
        </FormControl>
      ))}
    </Box>
  );
}

interface EmailSwitchProps {
  email: Email;
  on: boolean;
  onSaved: (introducer: Introducer) => void;
}

function EmailSwitch({ email, on, onSaved }: EmailSwitchProps) {
  const [update, { isLoading, originalArgs }] = useUpdateProfileMutation();

  const save = useActionWithToast({
    run: (wanted: boolean) => update({ emails: { [email]: wanted } }).unwrap(),
    successToast: (_saved, wanted) => ({
      title: wanted ? 'Email turned on' : 'Email turned off',
      description: LABELS[email],
    }),
    errorToast: () => ({ title: 'Error', description: 'Failed to save your choice' }),
    onSuccess: onSaved,
  });

  return (
    <FormControlLabel
      label={LABELS[email]}
      control={
        <Checkbox
          checked={isLoading ? originalArgs?.emails?.[email] === true : on}
          onChange={({ target }) => void save(target.checked)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}
