import { dial, mailTo } from '@/shared/lib/contact-addresses';
import { CellLines } from '@/shared/lists/cell-lines';
import styles from '@/shared/lists/row-parts.module.css';

export const MailLink = ({ to }: { to: string }) => linked(to, mailTo(to));

export const PhoneLink = ({ to }: { to: string }) => linked(to, dial(to));

const linked = (text: string, address: string | null) =>
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
