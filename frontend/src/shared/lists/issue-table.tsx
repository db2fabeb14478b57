import Typography from '@mui/material/Typography';
import styles from '@/shared/lists/report-table.module.css';

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
      <div className={styles['frame']} tabIndex={0} role="group" aria-label={title}>
        <table className={`${styles['table']} ${styles['issues']}`}>
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
        </table>
      </div>
      {leftOut > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          And {leftOut} more of the same kind.
        </Typography>
      )}
    </section>
  );
}
