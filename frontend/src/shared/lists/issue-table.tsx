import type { SxProps, Theme } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { ReportTable } from '@/shared/lists/report-table';

interface Issue {
  /** Null where the file has no sheets. */
  sheet: string | null;
  row: number;
  /** The row's name, if known. */
  name?: string | null;
  column: string | null;
  value: string | null;
  reason: string;
}

interface IssueTableProps {
  title: string;
  issues: readonly Issue[];
  /** The number of issues not listed. */
  leftOut?: number;
}

/** Cells of an imported file that need attention, and why. */
export function IssueTable({ title, issues, leftOut = 0 }: IssueTableProps) {
  if (issues.length === 0) return null;
  const inSheets = issues.some(({ sheet }) => sheet !== null);
  const named = issues.some(({ name }) => name);
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title} ({issues.length + leftOut})
      </Typography>
      <ReportTable
        label={title}
        sx={issueTable}
        columns={[
          ...(inSheets ? [{ header: 'Sheet' }] : []),
          { header: 'Row', figures: true },
          ...(named ? [{ header: 'Name' }] : []),
          { header: 'Column' },
          { header: 'Value' },
          { header: 'Reason' },
        ]}
      >
        {issues.map(({ sheet, row, name, column, value, reason }, index) => (
          <TableRow key={index}>
            {inSheets && <TableCell>{sheet}</TableCell>}
            <TableCell align="right" data-row>
              {row}
            </TableCell>
            {named && <TableCell>{name}</TableCell>}
            <TableCell>{column}</TableCell>
            <TableCell data-value>{value}</TableCell>
            <TableCell data-reason>{reason}</TableCell>
          </TableRow>
        ))}
      </ReportTable>
      {leftOut > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          And {leftOut} more of the same kind.
        </Typography>
      )}
    </section>
  );
}

/** Where there is no room for columns, each row is its reason, and below it where and what. */
const issueTable: SxProps<Theme> = {
  '& td': { overflowWrap: 'anywhere', minWidth: '7rem' },
  '& [data-row]': { width: '1%', minWidth: 0 },
  '& [data-reason]': { minWidth: '16rem' },
  '@container (max-width: 639.95px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody > tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1,
      px: 1.5,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody > tr:last-of-type': { borderBottom: 0 },
    '& tbody td': {
      typography: 'caption',
      width: 'auto',
      minWidth: 0,
      p: 0,
      border: 0,
      textAlign: 'left',
      color: 'text.secondary',
    },
    '& tbody td:empty': { display: 'none' },
    '& tbody td[data-row]': { width: 'auto' },
    '& [data-row]::before': { content: '"row "' },
    '& [data-value]::before': { content: '"“"' },
    '& [data-value]::after': { content: '"”"' },
    '& tbody td[data-reason]': {
      typography: 'body2',
      order: -1,
      flexBasis: '100%',
      color: 'text.primary',
    },
  },
};
