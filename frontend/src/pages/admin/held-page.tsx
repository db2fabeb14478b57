import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { heldList } from '@/features/held/held-list';
import { DiscardHeldDialog } from '@/features/held/discard-held-dialog';
import { useReleaseHeldSubmissionMutation, type HeldSubmission } from '@/features/held/held-api';
import { heldColumns } from '@/features/held/held-columns';
import { HeldDetails } from '@/features/held/held-details';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { adminPaths } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { lookUp } from '@/shared/lib/labels';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

const RELEASED: Readonly<Record<HeldSubmission['kind'], { title: string; description: string }>> = {
  application: { title: 'Application released', description: 'It is now among the applications.' },
  'contact-message': { title: 'Message released', description: 'It is now among the messages.' },
  complaint: { title: 'Complaint released', description: 'It is now among the complaints.' },
};

/** What the honeypot caught: staff release what is from a client, and discard the rest. */
export function Component() {
  const screen = useListScreen(heldList);
  const { dialog, openDialog } = useDialog();
  const [release, { isLoading }] = useReleaseHeldSubmissionMutation();
  const releaseOnce = useActionWithToast({
    run: ({ id }: HeldSubmission) => release(id).unwrap(),
    successToast: (_released, { kind }) => lookUp(RELEASED, kind) ?? { title: 'Released' },
    errorToast: {
      title: 'Release failed',
      description: 'Could not release the submission. Please try again.',
    },
    onSuccess: () => screen.urlState.select(null),
  });
  const actionsOn = useCallback(
    (held: HeldSubmission) => [
      {
        name: 'Release',
        recordName: `the submission from ${held.name}`,
        disabled: isLoading,
        onAct: () => void releaseOnce(held),
      },
      {
        name: 'Discard',
        recordName: `the submission from ${held.name}`,
        onAct: () => openDialog(DiscardHeldDialog, { held }),
      },
    ],
    [isLoading, openDialog, releaseOnce],
  );

  return (
    <PortalPage
      title="Held as possible spam"
      actions={
        <Button variant="outlined" component={Link} to={adminPaths.messages}>
          Messages
        </Button>
      }
    >
      <ListScreen
        label="Held submissions"
        {...screen}
        views={useSavedViews('held')}
        columns={heldColumns}
        nameOf={({ name }) => name}
        actions={actionsOn}
        empty={
          <EmptyState
            title="Nothing is held"
            message="Applications, messages and complaints that look like spam appear here for 30 days. Release one to handle it like any other."
          />
        }
        details={(held, open) => <HeldDetails held={held} {...open} />}
      />
      {dialog}
    </PortalPage>
  );
}
