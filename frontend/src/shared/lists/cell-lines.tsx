import type { ReactNode } from 'react';
import styles from '@/shared/lists/row-parts.module.css';

interface CellLinesProps {
  first: ReactNode;
  /** Quieter, and left out where there is nothing to say. */
  second?: ReactNode;
}

/** Two lines of a row: in a table each ends in an ellipsis where it is too long, elsewhere it wraps. */
export const CellLines = ({ first, second }: CellLinesProps) => (
  <>
    <CellLine>{first}</CellLine>
    {second && <SecondLine>{second}</SecondLine>}
  </>
);

const CellLine = ({ children }: { children: ReactNode }) => (
  <span data-line className={styles['line']}>
    {children}
  </span>
);

/** What stands below the name of a row. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <span data-line className={styles['secondLine']}>
    {children}
  </span>
);
