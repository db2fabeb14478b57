import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { useOneChange } from '@/features/applications/staff/case/use-one-change';
import { OwnerSelect } from '@/shared/owners/owner-select';
import { ownerSentence } from '@/shared/owners/use-assign-to-me';
import { useShortcut } from '@/shared/shortcuts/shortcuts-context';

interface ApplicationOwnerProps {
  application: Application;
  /** The user's id. */
  signedInId: string | null;
}

/** The owner of an application: assign to me, or choose a colleague. */
export function ApplicationOwner({ application, signedInId }: ApplicationOwnerProps) {
  const { owner } = application;
  const { save, saving, problem } = useOneChange({
    application,
    standing: ownerSentence,
  });
  const give = (ownerId: string | null) => void save({ ownerId }, 'choose the owner again to change it');
  const assignToMe = signedInId !== null && owner?.id !== signedInId ? () => give(signedInId) : null;
  useShortcut('t', 'Assign to me', saving ? null : assignToMe);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'end' }}>
        <OwnerSelect
          owner={owner}
          signedInId={signedInId}
          disabled={saving}
          onChange={give}
          sx={{ minWidth: 180 }}
        />
        {assignToMe && (
          <Button variant="outlined" disabled={saving} onClick={assignToMe} sx={{ flexShrink: 0 }}>
            Assign to me
          </Button>
        )}
      </Box>
      {problem && <Alert severity="warning">{problem}</Alert>}
    </Box>
  );
}
