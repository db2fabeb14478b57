import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useReadCalendarLinkQuery, useRenewCalendarLinkMutation } from '@/features/tasks/calendar-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate } from '@/shared/lib/dates';
import { CopyableCode } from '@/shared/ui/copyable-code';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';
import { Section } from '@/shared/ui/section';

/** The calendar subscription URL of a staff member's tasks, to copy and to renew. */
export function CalendarSection() {
  const address = useReadCalendarLinkQuery(undefined);
  return (
    <Section title="Calendar" intro="See your tasks in your own calendar by subscribing to this link.">
      <QueryBoundary query={address} name="The calendar link" height={48}>
        {({ link }) => (link ? <Address {...link} /> : <NoAddress />)}
      </QueryBoundary>
    </Section>
  );
}

const errorToast = { title: 'Link not created', description: 'We could not create it. Try again.' };

function NoAddress() {
  const [renew, { isLoading }] = useRenewCalendarLinkMutation();
  const make = useActionWithToast({
    run: () => renew(undefined).unwrap(),
    successToast: { title: 'Link created' },
    errorToast,
  });
  return (
    <Button variant="outlined" disabled={isLoading} onClick={() => void make(undefined)}>
      Create link
    </Button>
  );
}

function Address({ url, createdAt }: { url: string; createdAt: string }) {
  const [renew] = useRenewCalendarLinkMutation();
  const { dialog, openDialog } = useDialog();
  const replace = () =>
    openDialog(ConfirmedAction, {
      title: 'Create a new link?',
      message: 'Your current link will stop working. Subscribe again with the new one.',
      confirm: 'Create new link',
      pending: 'Creating...',
      action: () => renew(undefined).unwrap(),
      successToast: { title: 'New link created', description: 'Replace the old link in your calendar' },
      errorToast,
    });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* If the server does not know its public URL, the page's own. */}
      <Box sx={{ width: '100%' }}>
        <CopyableCode text={new URL(url, window.location.origin).href} label="your calendar link" />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '64ch' }}>
        In use since {longDate(createdAt)}. Anyone with it can see your task titles and the companies they are
        about, so use it only in your own calendar.
      </Typography>
      <Button variant="outlined" onClick={replace}>
        Create new link
      </Button>
      {dialog}
    </Box>
  );
}
