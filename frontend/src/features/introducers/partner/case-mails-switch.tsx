import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import { useUpdateProfileMutation, type Introducer } from '@/features/introducers/partner/introducers-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useToast } from '@/shared/ui/toast-context';

interface CaseMailsSwitchProps {
  on: boolean;
  onSaved: (introducer: Introducer) => void;
}

/** Whether a mail goes out when one of the partner's cases moves; kept at once. */
export function CaseMailsSwitch({ on, onSaved }: CaseMailsSwitchProps) {
  const [update, { isLoading, originalArgs }] = useUpdateProfileMutation();
  const toast = useToast();

  const save = useOneAtATime(async (caseMails: boolean) => {
    try {
      onSaved(await update({ caseMails }).unwrap());
      toast({ title: caseMails ? 'You get mails about your cases' : 'You get no mails about cases' });
    } catch {
      toast({ title: 'Error', description: 'Failed to save your choice', destructive: true });
    }
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
