import { useCallback } from 'react';
import { messageList } from '@/features/messages/message-list';
import { HeldLink } from '@/features/held/held-link';
import { messageColumns } from '@/features/messages/message-columns';
import { MessageDetails } from '@/features/messages/message-details';
import { useMarkMessageMutation, type Message } from '@/features/messages/messages-api';
import { RecordHold } from '@/features/people/record-hold';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

export function Component() {
  const screen = useListScreen(messageList);
  const [mark, { isLoading }] = useMarkMessageMutation();

  const markOnce = useActionWithToast({
    run: ({ id, handledAt }: Message) => mark({ id, handled: handledAt === null }).unwrap(),
    successToast: (_marked, { handledAt }) => ({
      title: handledAt === null ? 'Marked as handled' : 'Reopened',
    }),
    errorToast: { title: 'Update failed', description: 'We could not update the message.' },
  });
  const actionsOn = useCallback(
    (message: Message) => [
      {
        name: message.handledAt === null ? 'Mark as handled' : 'Reopen',
        recordName: `the message from ${message.name}`,
        disabled: isLoading,
        onAct: () => void markOnce(message),
      },
    ],
    [isLoading, markOnce],
  );

  return (
    <PortalPage title="Messages" actions={<HeldLink />}>
      <ListScreen
        label="Messages"
        {...screen}
        views={useSavedViews('messages')}
        columns={messageColumns}
        nameOf={({ name }) => name}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No messages yet"
            message="What people write through the contact form appears here, newest first."
          />
        }
        details={(message, open) => (
          <MessageDetails message={message} {...open}>
            <RecordHold
              subjectType="contact-message"
              subjectId={message.id}
              name={`the message from ${message.name}`}
              variant="drawer"
            />
          </MessageDetails>
        )}
      />
    </PortalPage>
  );
}
