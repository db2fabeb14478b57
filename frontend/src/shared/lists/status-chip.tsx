import { humanise, lookUp } from '@/shared/lib/labels';
import styles from '@/shared/lists/row-parts.module.css';

export type Tone = 'positive' | 'negative' | 'waiting' | 'processing' | 'neutral';

/** How something stands: a dot in a colour, and the word that says it. */
export const StatusChip = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={styles['chip']} data-tone={tone}>
    {children}
  </span>
);

/** How a status is shown. */
export interface ShownStatus {
  label: string;
  tone: Tone;
}

/** A status as a table shows it; one that the table does not know is grey, in its own word. */
export const shownStatus = (table: Readonly<Record<string, ShownStatus>>, status: string): ShownStatus =>
  lookUp(table, status) ?? { label: humanise(status), tone: 'neutral' };

/** The chip of a status that a table has. */
export const chipOf = (table: Readonly<Record<string, ShownStatus>>) =>
  function StatusOfTable({ status }: { status: string }) {
    const { label, tone } = shownStatus(table, status);
    return <StatusChip tone={tone}>{label}</StatusChip>;
  };
