import type { SxProps, Theme } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface ReportTableProps {
  label: string;
  columns: readonly ReportColumn[];
  /** The styles of the table, from its root. */
  sx?: SxProps<Theme>;
  /** Half as high again. */
  tall?: boolean;
  /** A `TableRow` each. */
  children: ReactNode;
}

interface ReportColumn {
  header: string;
  /** Right-aligned figures. */
  figures?: boolean;
  /** As narrow as its content. */
  isNarrow?: boolean;
}

/** A long table of a report, which scrolls by itself below its headers. */
export const ReportTable = ({ label, columns, sx = null, tall = false, children }: ReportTableProps) => (
  <TableContainer
    component={Paper}
    variant="outlined"
    tabIndex={0}
    role="group"
    aria-label={label}
    sx={{ ...frame, maxHeight: tall ? 480 : 320 }}
  >
    <Table stickyHeader aria-label={label} sx={sx}>
      <TableHead>
        <TableRow>
          {columns.map(({ header, figures, isNarrow }) => (
            <TableCell key={header} align={figures ? 'right' : 'left'} sx={isNarrow ? narrow : null}>
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </TableContainer>
);

const narrow = { width: '1%' } as const;

const frame = {
  // Its sticky headers stay below a dialog's buttons.
  isolation: 'isolate',
  boxSizing: 'border-box',
  overflow: 'auto',
  containerType: 'inline-size',
  '& tr': { verticalAlign: 'top' },
} as const;
