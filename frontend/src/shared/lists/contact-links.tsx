import type { ReactNode } from 'react';
import { dial, mailTo } from '@/shared/lib/contact-addresses';
import { CellLines } from '@/shared/lists/cell-lines';
import styles from '@/shared/lists/row-parts.module.css';

/** Where it does not fit it goes on in a new line at its host. */
export function MailLink({ to }: { to: string }) {
  const host = Math.max(0, to.lastIndexOf('@'));
  return linked(
    <>
      {to.slice(0, host)}
      <wbr />
      {to.slice(host)}
    </>,
    mailTo(to),
  );
}

export const PhoneLink = ({ to }: { to: string }) => linked(to, dial(to));

const linked = (text: ReactNode, address: string | null) =>
  address === null ? (
    text
  ) : (
    <a href={address} className={styles['link']}>
      {text}
    </a>
  );

interface ContactLinesProps {
  contactName: string;
  email: string;
  phone: string;
}

/** Whom to ask for, and how. */
export const ContactLines = ({ contactName, email, phone }: ContactLinesProps) => (
  <CellLines
    first={
      <>
        <span>{contactName}</span> · <PhoneLink to={phone} />
      </>
    }
    second={<MailLink to={email} />}
  />
);
