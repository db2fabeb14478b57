import type { ReactNode } from 'react';
import { dial, mailTo } from '@/shared/lib/contact-addresses';
import { PartsLine } from '@/shared/lists/cell-lines';
import styles from '@/shared/lists/row-parts.module.css';

/** An address breaks before its @ or not at all. */
export const MailLink = ({ to }: { to: string }) => linked(beforeAt(to), mailTo(to), to);

/** A number never wraps: half of one cannot be called. */
export const PhoneLink = ({ to }: { to: string }) => (
  <span className={styles['phone']}>{linked(to, dial(to))}</span>
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
    <a href={address} className={styles['link']} aria-label={name}>
      {text}
    </a>
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
