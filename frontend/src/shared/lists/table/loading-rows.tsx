import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { hasShortCards, listRoom, type Column } from '@/shared/lists/table/data-table-columns';
import { DataTableHead } from '@/shared/lists/table/data-table-head';
import * as styles from '@/shared/lists/table/data-table.module.css';
import type { ListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

interface LoadingRowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  urlState: ListUrlState;
  defaultSort: string;
}

const ROWS = 14;
/** A faster result would only flash. */
const PAUSE_MS = 400;

/** Reserves the place of a list while its first rows load: header, and rows of the final height. */
export function LoadingRows<Row>({ label, ...head }: LoadingRowsProps<Row>) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const pause = setTimeout(() => setIsLong(true), PAUSE_MS);
    return () => clearTimeout(pause);
  }, []);
  return (
    <Box sx={listRoom}>
      <Box role="status" sx={visuallyHidden}>
        Loading {label.toLowerCase()}...
      </Box>
      <table className={styles.table} aria-hidden="true" inert data-in-card={hasShortCards(head.columns)}>
        <DataTableHead {...head} actionsWidth={null} selectable={false} />
        <tbody>
          {Array.from({ length: ROWS }, (_, place) => (
            <tr key={place}>
              {head.columns.map(({ key, inCard }) => (
                <td key={key} data-loading={isLong} data-in-card={inCard} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
