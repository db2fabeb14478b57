import { dial, mailTo } from '@/shared/lib/contact-addresses';
import { CellLines } from '@/shared/lists/cell-lines';
import styles from '@/shared/lists/row-parts.module.css';

export const MailLink = ({ to }: { to: string }) => linked(to, mailTo(to));

/** A number never wraps: half of one cannot be called. */
export const PhoneLink = ({ to }: { to: string }) => (
  <span className={styles['phone']}>{linked(to, dial(to))}</span>
);

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

/** Contact name and links. The number comes first, so that the name is truncated and not the number. */
export const ContactLines = ({ contactName, email, phone }: ContactLinesProps) => (
  <CellLines
    first={
      <>
        <PhoneLink to={phone} /> · <span>{contactName}</span>
      </>
    }
    second={<MailLink to={email} />}
  />
);
