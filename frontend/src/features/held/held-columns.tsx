import type { HeldSubmission } from '@/features/held/held-api';
import { HELD_KINDS, heldSummary } from '@/features/held/held-labels';
import { lookUp } from '@/shared/lib/labels';
import { shortDateAndTime } from '@/shared/lib/dates';
import { MailLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/table/data-table-columns';

export const heldColumns: readonly Column<HeldSubmission>[] = [
  { key: 'name', header: 'From', type: 'name', cell: ({ email }) => <MailLink to={email} /> },
  { key: 'kind', header: 'Kind', type: 'person', cell: ({ kind }) => lookUp(HELD_KINDS, kind) },
  { key: 'written', header: 'What was written', type: 'text', cell: heldSummary },
  {
    key: 'createdAt',
    header: 'Received',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDateAndTime(createdAt),
  },
];
