import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  useEndLinksMutation,
  useSendLinksMutation,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { longDate } from '@/shared/lib/dates';
import { Section } from '@/shared/ui/section';

interface ClientLinksProps {
  application: Pick<ApplicationInFull, 'id' | 'email' | 'linksExpireAt'>;
}

/** Until when the client's status and results links work, and how staff replace or end them. */
export function ClientLinks({ application }: ClientLinksProps) {
  const { id, email, linksExpireAt } = application;
  const { dialog, openDialog } = useDialog({ id, email });
  return (
    <Section
      look="card"
      title="Client’s links"
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" onClick={() => openDialog(SendDialog, {})}>
            Send new links
          </Button>
          {linksExpireAt !== null && (
            <Button variant="outlined" size="small" onClick={() => openDialog(WithdrawDialog, {})}>
              Withdraw links
            </Button>
          )}
        </Box>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {linksExpireAt === null
          ? 'The status and results links have expired or been withdrawn.'
          : `The status and results links work until ${longDate(linksExpireAt)}.`}
      </Typography>
      {dialog}
    </Section>
  );
}

interface SendDialogProps extends Pick<ApplicationInFull, 'id' | 'email'> {
  onClose: () => void;
}

function SendDialog({ id, email, onClose }: SendDialogProps) {
  const [send] = useSendLinksMutation();
  return (
    <ConfirmedAction
      question="Send new links?"
      sentence={`We will email new status and results links to ${email}. Earlier links will stop working.`}
      confirm="Send links"
      destructive={false}
      pending="Sending..."
      action={() => send(id).unwrap()}
      done={{ title: 'New links sent', description: `To ${email}` }}
      failed={{ title: 'Links not sent', description: 'Please try again.' }}
      onClose={onClose}
    />
  );
}

function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [end] = useEndLinksMutation();
  return (
    <ConfirmedAction
      question="Withdraw the client’s links?"
      sentence="The status and results links will stop working straight away. The application is not changed, and you can send new links at any time."
      confirm="Withdraw links"
      pending="Withdrawing..."
      action={() => end(id).unwrap()}
      done={{ title: 'Links withdrawn' }}
      failed={{ title: 'Links not withdrawn', description: 'Please try again.' }}
      onClose={onClose}
    />
  );
}
