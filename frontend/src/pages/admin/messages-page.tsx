import { messageColumns } from '@/features/messages/message-columns';
import { MessageDetails } from '@/features/messages/message-details';
import {
  useListMessagesQuery,
  useMarkMessageMutation,
  type Message,
  type MessageListQuery,
} from '@/features/messages/messages-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { DataTable } from '@/shared/portal/data-table';
import { Freshness } from '@/shared/portal/freshness';
import { ListToolbar, type ListFilter } from '@/shared/portal/list-toolbar';
import { PortalPage } from '@/shared/portal/portal-page';
import { RowActions } from '@/shared/portal/row-actions';
import { useListAddress, type ListAddress } from '@/shared/portal/use-list-address';
import { EmptyState } from '@/shared/ui/states';
import { useToast } from '@/shared/ui/toast-context';

const PAGE_LENGTH = 50;
const FILTERS: readonly ListFilter[] = [
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
const FILTER_NAMES = FILTERS.map(({ name }) => name);

/** What an address asks of the list; the server refuses a word that it does not know. */
const queryOf = ({ search, sort, cursor, filter }: ListAddress): MessageListQuery => ({
  limit: PAGE_LENGTH,
  ...(search && { q: search }),
  ...(sort && { sort: sort as NonNullable<MessageListQuery['sort']> }),
  ...(filter('status') && { status: filter('status') as NonNullable<MessageListQuery['status']> }),
  ...(cursor && { cursor }),
});

export function Component() {
  const address = useListAddress(FILTER_NAMES);
  const list = useListMessagesQuery(queryOf(address));
  const [mark, { isLoading }] = useMarkMessageMutation();
  const toast = useToast();
  const selected = list.data?.items.find(({ id }) => id === address.selected);

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
  const actionsOn = (message: Message) => (
    <RowActions
      actions={[
        {
          name: message.handledAt === null ? 'Mark as handled' : 'Open again',
          about: `the message from ${message.name}`,
          disabled: isLoading,
          onAct: () => void markOnce(message),
        },
      ]}
    />
  );

  return (
    <PortalPage title="Messages">
      <ListToolbar address={address} searchLabel="Search messages" filters={FILTERS}>
        <Freshness
          asOf={list.fulfilledTimeStamp}
          busy={list.isFetching}
          onRefresh={() => void list.refetch()}
        />
      </ListToolbar>
      <DataTable
        label="Messages"
        columns={messageColumns}
        address={address}
        page={list.data}
        pageLength={PAGE_LENGTH}
        defaultSort="newest"
        busy={list.isFetching}
        failure={list.error ? sentenceOf(list.error, 'The messages could not be read.') : null}
        onRetry={() => void list.refetch()}
        nameOf={({ name }) => name}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No messages yet"
            sentence="What people write through the contact form appears here, newest first."
          />
        }
      />
      {selected && (
        <MessageDetails
          message={selected}
          onClose={() => address.select(null)}
          actions={actionsOn(selected)}
        />
      )}
    </PortalPage>
  );
}
