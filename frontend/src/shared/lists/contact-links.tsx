import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { dial, mailTo } from '@/shared/lib/contact-addresses';
import { PartsLine } from '@/shared/lists/table/cell-lines';

/** An address breaks before its @ or not at all. */
export const MailLink = ({ to }: { to: string }) => linked(beforeAt(to), mailTo(to), to);

/** A number never wraps: half of one cannot be called. */
export const PhoneLink = ({ to }: { to: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {linked(to, dial(to))}
  </Box>
);

function beforeAt(email: string): ReactNode {
  const at = email.lastIndexOf('@');
  return at < 1 ? (
    email
  ) : (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** `name` is what a screen reader says where the text is in parts. */
const linked = (text: ReactNode, address: string | null, name?: string) =>
  address === null ? (
    text
  ) : (
    <Link href={address} aria-label={name}>
      {text}
    </Link>
  );

interface ContactLineProps {
  contactName: string;
  email: string;
  phone: string;
  /** Other content of the line. */
  more?: string | null;
}

/**
 * Contact name and details, on the line below a company's name. The number comes first, so that it is never
 * truncated.
 */
export const ContactLine = ({ contactName, email, phone, more }: ContactLineProps) => (
  <PartsLine
    parts={[
      <PhoneLink to={phone} />,
      <span>{contactName}</span>,
      <MailLink to={email} />,
      more && <span>{more}</span>,
    ]}
  />
);
