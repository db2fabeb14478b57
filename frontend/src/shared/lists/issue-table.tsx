import Box from '@mui/material/Box';
import type { CSSObject, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { framed, reportTable } from '@/shared/lists/report-table-styles';

interface Issue {
  /** Null where the file has no sheets. */
  sheet: string | null;
  row: number;
  /** What the row is about, where that is known. */
  name?: string | null;
  column: string | null;
  value: string | null;
  reason: string;
}

interface IssueTableProps {
  title: string;
  issues: readonly Issue[];
  /** How many there are beyond these. */
  leftOut?: number;
}

/** The cells of a file that need somebody's eye, and why. */
export function IssueTable({ title, issues, leftOut = 0 }: IssueTableProps) {
  if (issues.length === 0) return null;
  const inSheets = issues.some(({ sheet }) => sheet !== null);
  const named = issues.some(({ name }) => name);
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title} ({issues.length + leftOut})
      </Typography>
      <Box sx={[framed, { containerType: 'inline-size' }]} tabIndex={0} role="group" aria-label={title}>
        <Box component="table" sx={[reportTable, issueTable]}>
          <thead>
            <tr>
              {inSheets && <th scope="col">Sheet</th>}
              <th scope="col" data-figures="true">
                Row
              </th>
              {[...(named ? ['Name'] : []), 'Column', 'Value', 'Reason'].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {issues.map(({ sheet, row, name, column, value, reason }, index) => (
              <tr key={index}>
                {inSheets && <td>{sheet}</td>}
                <td data-figures="true">{row}</td>
                {named && <td>{name}</td>}
                <td>{column}</td>
                <td data-value="true">{value}</td>
                <td data-reason="true">{reason}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {leftOut > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          And {leftOut} more of the same kind.
        </Typography>
      )}
    </section>
  );
}

/** Where there is no room for columns each row is its reason, and below it where and what. */
const issueTable = (theme: Theme): CSSObject => ({
  '& td': { overflowWrap: 'anywhere', minWidth: '7rem' },
  '& [data-figures]': { minWidth: 0 },
  '& [data-reason]': { minWidth: '16rem' },
  '@container (max-width: 639.95px)': {
    '&, & > tbody': { display: 'block' },
    '& > thead': { display: 'none' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '8px',
      padding: '8px 12px',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td': {
      ...theme.typography.caption,
      width: 'auto',
      minWidth: 0,
      padding: 0,
      border: 0,
      color: theme.vars.palette.text.secondary,
    },
    '& td:empty': { display: 'none' },
    '& td[data-figures]': { width: 'auto', textAlign: 'left' },
    '& td[data-figures]::before': { content: '"row "' },
    '& [data-value]::before': { content: '"“"' },
    '& [data-value]::after': { content: '"”"' },
    '& td[data-reason]': {
      ...theme.typography.body2,
      order: -1,
      flexBasis: '100%',
      color: theme.vars.palette.text.primary,
    },
  },
});
