import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { framed, reportTable } from '@/shared/portal/report-table-styles';

interface Issue {
  /** Null where the file has no sheets. */
  sheet: string | null;
  row: number;
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
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title} ({issues.length + leftOut})
      </Typography>
      <Box sx={framed} tabIndex={0} role="group" aria-label={title}>
        <Box component="table" sx={reportTable}>
          <thead>
            <tr>
              {inSheets && <th scope="col">Sheet</th>}
              <th scope="col" data-figures="true">
                Row
              </th>
              {['Column', 'Value', 'Reason'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {issues.map(({ sheet, row, column, value, reason }, index) => (
              <tr key={index}>
                {inSheets && <td>{sheet}</td>}
                <td data-figures="true">{row}</td>
                <td>{column}</td>
                <td>{value}</td>
                <td>{reason}</td>
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
