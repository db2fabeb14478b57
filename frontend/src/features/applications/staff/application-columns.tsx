import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { answerOf } from '@/features/applications/staff/answer-of';
import { ApplicationStatusChip } from '@/features/applications/staff/application-status';
import { DueChip } from '@/features/applications/staff/due-chip';
import { shortDate } from '@/shared/lib/dates';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/data-table-columns';

export const applicationColumns: readonly Column<Application>[] = [
  {
    key: 'companyName',
    header: 'Company',
    width: 16.5,
    named: true,
    orders: ['company', '-company'],
    cell: ({ partner, notes }) => (
      <>
        {partner && (
          <Typography variant="body2" color="textSecondary">
            From {partner}
          </Typography>
        )}
        {notes && (
          <Typography variant="body2" color="textSecondary" sx={twoLines}>
            Notes: {notes}
          </Typography>
        )}
      </>
    ),
  },
  {
    key: 'contact',
    header: 'Contact',
    width: 17,
    cell: ({ contactName, email, phone }) => (
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <span>{contactName}</span>
        <MailLink to={email} />
        <PhoneLink to={phone} />
      </Box>
    ),
  },
  {
    key: 'fundingType',
    header: 'Funding',
    width: 12,
    cell: (application) => (
      <Box sx={{ display: 'grid' }}>
        <span>{answerOf(application, 'fundingType')}</span>
        <span>{answerOf(application, 'amount')}</span>
      </Box>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: 10.5,
    cell: ({ status }) => <ApplicationStatusChip status={status} />,
  },
  {
    key: 'due',
    header: 'Due',
    width: 11,
    orders: ['due', '-due'],
    cell: (application) => application.due && <DueChip {...application} />,
  },
  {
    key: 'createdAt',
    header: 'Submitted',
    width: 12,
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ createdAt }) => shortDate(createdAt),
    oneLine: true,
  },
  { key: 'assignedLender', header: 'Lender', width: 13, cell: ({ assignedLender }) => assignedLender },
];

const twoLines = {
  mt: 0.25,
  maxWidth: '48ch',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
