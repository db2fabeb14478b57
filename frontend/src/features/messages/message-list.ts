import { messagesApi, type MessageListQuery } from '@/features/messages/messages-api';
import type { FilterOf } from '@/shared/lists/screen/use-list-screen';

const filters: readonly FilterOf<MessageListQuery>[] = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'handled', label: 'Handled' },
    ],
  },
];

export const messageList = {
  list: messagesApi.endpoints.listMessages,
  one: messagesApi.endpoints.getMessage,
  filters,
  refreshes: ['Message'],
} as const;
