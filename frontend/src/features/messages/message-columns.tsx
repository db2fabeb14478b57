import Box from '@mui/material/Box';
import type { Message } from '@/features/messages/messages-api';
import { clockTime, shortDate } from '@/shared/lib/dates';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/data-table-columns';
import { StatusChip } from '@/shared/lists/status-chip';

export function HandledChip({ message: { handledAt } }: { message: Message }) {
  return handledAt ? (
    <StatusChip tone="positive">Handled</StatusChip>
  ) : (
    <StatusChip tone="waiting">Open</StatusChip>
  );
}

/** How to answer: each as a link, where there is one. */
export function WaysToReply({ message: { email, phone } }: { message: Message }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <MailLink to={email} />
      {phone && <PhoneLink to={phone} />}
    </Box>
  );
}

export const messageColumns: readonly Column<Message>[] = [
  { key: 'name', header: 'From', width: 21, cell: (message) => <WaysToReply message={message} /> },
  {
    key: 'message',
    header: 'Message',
    width: 33,
    cell: ({ message }) => <Box sx={threeLines}>{message}</Box>,
  },
  {
    key: 'createdAt',
    header: 'Received',
    width: 17,
    figures: true,
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ createdAt }) => `${shortDate(createdAt)}, ${clockTime(createdAt)}`,
    oneLine: true,
  },
  {
    key: 'status',
    header: 'Status',
    width: 11,
    cell: (message) => (
      <Box sx={{ display: 'grid' }}>
        <HandledChip message={message} />
        {message.handledBy && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            by {message.handledBy}
          </Box>
        )}
      </Box>
    ),
  },
];

const threeLines = {
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
