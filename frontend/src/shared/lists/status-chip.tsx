import { humanise, lookUp } from '@/shared/lib/labels';
import styles from '@/shared/lists/row-parts.module.css';

export type Tone = 'positive' | 'negative' | 'waiting' | 'processing' | 'neutral';

/** A status: a coloured dot and its label. */
export const StatusChip = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={styles['chip']} data-tone={tone}>
    {children}
  </span>
);

/** The label and tone of a status. */
export interface ShownStatus {
  label: string;
  tone: Tone;
}

/** A status by its code; unknown codes are grey and humanised. */
export const shownStatus = (table: Readonly<Record<string, ShownStatus>>, status: string): ShownStatus =>
  lookUp(table, status) ?? { label: humanise(status), tone: 'neutral' };

/** The chip of a status by its code. */
export const chipOf = (table: Readonly<Record<string, ShownStatus>>) =>
  function StatusOfTable({ status }: { status: string }) {
    const { label, tone } = shownStatus(table, status);
    return <StatusChip tone={tone}>{label}</StatusChip>;
  };
