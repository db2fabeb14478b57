import Box from '@mui/material/Box';
import type { FailedJob } from '@/features/failed-jobs/failed-jobs-api';
import { clockTime, shortDate } from '@/shared/lib/dates';
import { MailLink } from '@/shared/portal/contact-links';
import type { Column } from '@/shared/portal/data-table-columns';
import { RecordLink } from '@/shared/portal/record-link';

export function Recipient({ to }: Pick<FailedJob, 'to'>) {
  if (to === null) return 'Nobody any more';
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
  { key: 'kind', header: 'Mail', named: true, cell: () => null, width: '24%' },
  { key: 'to', header: 'To', cell: ({ to }) => <Recipient to={to} />, least: '11rem' },
  { key: 'about', header: 'About', cell: ({ about }) => <About about={about} />, least: '8rem' },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason, least: '12rem' },
  {
    key: 'failedAt',
    header: 'Given up',
    figures: true,
    cell: ({ failedAt }) => `${shortDate(failedAt)}, ${clockTime(failedAt)}`,
  },
  { key: 'attempts', header: 'Attempts', figures: true, cell: ({ attempts }) => attempts },
];
