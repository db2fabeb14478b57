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
  application: Pick<ApplicationInFull, 'id' | 'email' | 'linksExpireAt' | 'statusLink'>;
}

/** When the client's links expire, and how to replace or withdraw them. */
export function ClientLinks({ application }: ClientLinksProps) {
  const { id, email, linksExpireAt, statusLink } = application;
  const { dialog, openDialog } = useDialog({ id, email });
  return (
    <Section
      variant="card"
      title="Client’s links"
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" size="small" onClick={() => openDialog(SendDialog, {})}>
            Send new links
          </Button>
          {statusLink !== null && (
            <Button variant="outlined" size="small" onClick={() => openDialog(WithdrawDialog, {})}>
              Withdraw links
            </Button>
          )}
        </Box>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {linksInWords(linksExpireAt, statusLink)}
      </Typography>
      {dialog}
    </Section>
  );
}

/** The status link works at least as long as the results link. */
function linksInWords(
  linksExpireAt: ApplicationInFull['linksExpireAt'],
  statusLink: ApplicationInFull['statusLink'],
): string {
  if (statusLink === null) return 'The status and results links have expired or been withdrawn.';
  const status =
    statusLink.expiresAt === null
      ? 'The status link works while the application is open and for 90 days afterwards.'
      : `The status link works until ${longDate(statusLink.expiresAt)}.`;
  const results =
    linksExpireAt === null
      ? 'The results link has expired.'
      : `The results link works until ${longDate(linksExpireAt)}.`;
  return `${status} ${results}`;
}

interface SendDialogProps extends Pick<ApplicationInFull, 'id' | 'email'> {
  onClose: () => void;
}

function SendDialog({ id, email, onClose }: SendDialogProps) {
  const [send] = useSendLinksMutation();
  return (
    <ConfirmedAction
      title="Send new links?"
      message={`We will email new status and results links to ${email}. Earlier links will stop working.`}
      confirm="Send links"
      destructive={false}
      pending="Sending..."
      action={() => send(id).unwrap()}
      successToast={{ title: 'New links sent', description: `To ${email}` }}
      errorToast={{ title: 'Links not sent', description: 'Please try again.' }}
      onClose={onClose}
    />
  );
}

function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [end] = useEndLinksMutation();
  return (
    <ConfirmedAction
      title="Withdraw the client’s links?"
      message="The status and results links will stop working straight away. The application is not changed, and you can send new links at any time."
      confirm="Withdraw links"
      pending="Withdrawing..."
      action={() => end(id).unwrap()}
      successToast={{ title: 'Links withdrawn' }}
      errorToast={{ title: 'Links not withdrawn', description: 'Please try again.' }}
      onClose={onClose}
    />
  );
}
