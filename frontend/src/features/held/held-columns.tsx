import type { HeldSubmission } from '@/features/held/held-api';
import { KINDS, summaryOf } from '@/features/held/held-labels';
import { lookUp } from '@/shared/lib/labels';
import { shortDateAndTime } from '@/shared/lib/dates';
import { MailLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/data-table-columns';

export const heldColumns: readonly Column<HeldSubmission>[] = [
  { key: 'name', header: 'From', width: 23, cell: ({ email }) => <MailLink to={email} /> },
  { key: 'kind', header: 'Kind', width: 11, cell: ({ kind }) => lookUp(KINDS, kind) },
  { key: 'written', header: 'What was written', width: 32, cell: summaryOf },
  {
    key: 'createdAt',
    header: 'Received',
    width: 17,
    figures: true,
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDateAndTime(createdAt),
    oneLine: true,
  },
];
