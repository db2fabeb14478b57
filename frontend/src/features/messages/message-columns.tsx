import type { Message } from '@/features/messages/messages-api';
import { shortDateAndTime } from '@/shared/lib/dates';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import { CellLines } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';

export function HandledChip({ message: { handledAt } }: { message: Message }) {
  return handledAt ? (
    <StatusChip tone="positive">Handled</StatusChip>
  ) : (
    <StatusChip tone="waiting">Open</StatusChip>
  );
}

/** Links to reply by email or phone. */
export function WaysToReply({ message: { email, phone } }: { message: Message }) {
  return <CellLines first={<MailLink to={email} />} second={phone && <PhoneLink to={phone} />} />;
}

export const messageColumns: readonly Column<Message>[] = [
  { key: 'name', header: 'From', type: 'name', cell: (message) => <WaysToReply message={message} /> },
  { key: 'message', header: 'Message', type: 'text', inCard: 'excerpt', cell: ({ message }) => message },
  {
    key: 'createdAt',
    header: 'Received',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDateAndTime(createdAt),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    inCard: 'first line',
    cell: (message) => (
      <CellLines
        first={<HandledChip message={message} />}
        second={message.handledBy && `by ${message.handledBy}`}
      />
    ),
  },
];
