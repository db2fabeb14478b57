import { useCallback } from 'react';
import { messageColumns } from '@/features/messages/message-columns';
import { MessageDetails } from '@/features/messages/message-details';
import {
  useGetMessageQuery,
  useListMessagesQuery,
  useMarkMessageMutation,
  type Message,
  type MessageListQuery,
} from '@/features/messages/messages-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useKeepsViews } from '@/pages/admin/use-keeps-views';
import { ListScreen } from '@/shared/lists/list-screen';
import { PortalPage } from '@/shared/frame/portal-page';
import { useListScreen, type FilterOf } from '@/shared/lists/use-list-screen';
import { EmptyState } from '@/shared/ui/states';
import { useToast } from '@/shared/ui/toast-context';

const FILTERS: readonly FilterOf<MessageListQuery>[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'All',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'handled', label: 'Handled' },
    ],
  },
];

export function Component() {
  const screen = useListScreen({
    list: useListMessagesQuery,
    one: useGetMessageQuery,
    filters: FILTERS,
    refreshes: ['Message'],
  });
  const [mark, { isLoading }] = useMarkMessageMutation();
  const toast = useToast();

  const markOnce = useOneAtATime(async ({ id, handledAt }: Message) => {
    const handled = handledAt === null;
    try {
      await mark({ id, handled }).unwrap();
      toast({ title: handled ? 'Marked as handled' : 'Opened again' });
    } catch (failure) {
      const description = sentenceOf(failure, 'The message could not be marked.');
      toast({ title: 'Update failed', description, destructive: true });
    }
  });
  const actionsOn = useCallback(
    (message: Message) => [
      {
        name: message.handledAt === null ? 'Mark as handled' : 'Open again',
        about: `the message from ${message.name}`,
        disabled: isLoading,
        onAct: () => void markOnce(message),
      },
    ],
    [isLoading, markOnce],
  );

  return (
    <PortalPage title="Messages">
      <ListScreen
        label="Messages"
        {...screen}
        views={useKeepsViews('messages')}
        columns={messageColumns}
        nameOf={({ name }) => name}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No messages yet"
            sentence="What people write through the contact form appears here, newest first."
          />
        }
        details={(message, open) => <MessageDetails message={message} {...open} />}
      />
    </PortalPage>
  );
}
