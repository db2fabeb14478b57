import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MailLink, PhoneLink } from '@/shared/lists/contact-links';

interface RecordHeadProps {
  status: ReactNode;
  kind: string | undefined;
  phone: string | null;
  email: string;
}

/** The first line of a record about a person: its status, its kind, and how to reach them. */
export const RecordHead = ({ status, kind, phone, email }: RecordHeadProps) => (
  <Box sx={head}>
    {status}
    <span>{kind}</span>
    {phone !== null && <PhoneLink to={phone} />}
    <MailLink to={email} />
  </Box>
);

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;
