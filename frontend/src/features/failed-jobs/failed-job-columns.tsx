import Box from '@mui/material/Box';
import type { FailedJob } from '@/features/failed-jobs/failed-jobs-api';
import { shortDateAndTime } from '@/shared/lib/dates';
import { MailLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { RecordLink } from '@/shared/lists/record-link';

export function Recipient({ to }: Pick<FailedJob, 'to'>) {
  if (to === null) return 'No longer available';
  return (
    <Box sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
      <span>{to.name}</span>
      {to.email && <MailLink to={to.email} />}
    </Box>
  );
}

export function About({ about }: Pick<FailedJob, 'about'>) {
  return about?.name ? <RecordLink type={about.type} id={about.id} name={about.name} /> : null;
}

export const failedJobColumns: readonly Column<FailedJob>[] = [
  { key: 'kind', header: 'Mail', type: 'name', named: true, cell: () => null },
  { key: 'to', header: 'To', type: 'contact', cell: ({ to }) => <Recipient to={to} /> },
  { key: 'about', header: 'About', type: 'text', cell: ({ about }) => <About about={about} /> },
  { key: 'reason', header: 'Reason', type: 'text', cell: ({ reason }) => reason },
  {
    key: 'failedAt',
    header: 'Failed',
    type: 'time',
    cell: ({ failedAt }) => shortDateAndTime(failedAt),
  },
  { key: 'attempts', header: 'Attempts', type: 'count', cell: ({ attempts }) => attempts },
];
