import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import { useUpdateProfileMutation, type Introducer } from '@/features/introducers/partner/introducers-api';
import { useAnnouncedAction } from '@/shared/ui/use-announced-action';

interface CaseMailsSwitchProps {
  on: boolean;
  onSaved: (introducer: Introducer) => void;
}

/** Whether a mail goes out when one of the partner's cases moves; kept at once. */
export function CaseMailsSwitch({ on, onSaved }: CaseMailsSwitchProps) {
  const [update, { isLoading, originalArgs }] = useUpdateProfileMutation();

  const save = useAnnouncedAction({
    act: (caseMails: boolean) => update({ caseMails }).unwrap(),
    done: (_saved, caseMails) => ({
      title: caseMails ? 'You get mails about your cases' : 'You get no mails about cases',
    }),
    failed: () => ({ title: 'Error', description: 'Failed to save your choice' }),
    onDone: onSaved,
  });

  return (
    <FormControlLabel
      label="Mail me when a case moves or comes by my link"
      control={
        <Checkbox
          checked={isLoading ? originalArgs?.caseMails === true : on}
          onChange={({ target }) => void save(target.checked)}
          slotProps={{ input: { role: 'switch' } }}
        />
      }
    />
  );
}
