import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ImportAnswer } from '@/features/lenders/lenders-api';

/** What became of a workbook: how many rows did what, and each row that needs somebody's eye. */
export function ImportReport({ answer }: { answer: ImportAnswer }) {
  const { message, failed, errors, errorsLeftOut, warnings, warningsLeftOut } = answer;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={failed > 0 ? 'warning' : 'success'}>{message}</Alert>
      <Issues title="Not imported" issues={errors} leftOut={errorsLeftOut} />
      <Issues title="Imported, with something left out" issues={warnings} leftOut={warningsLeftOut} />
    </Box>
  );
}

interface IssuesProps {
  title: string;
  issues: ImportAnswer['errors'];
  leftOut: number;
}

function Issues({ title, issues, leftOut }: IssuesProps) {
  if (issues.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title} ({issues.length + leftOut})
      </Typography>
      <Box sx={frame} tabIndex={0} role="group" aria-label={title}>
        <Box component="table" sx={table}>
          <thead>
            <tr>
              {['Sheet', 'Row', 'Column', 'Value', 'Reason'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {issues.map(({ sheet, row, column, value, reason }, index) => (
              <tr key={index}>
                <td>{sheet}</td>
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

const frame = {
  maxHeight: 320,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;

const table: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    position: 'sticky',
    top: 0,
    backgroundColor: theme.vars.palette.background.raised,
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    textAlign: 'left',
  },
  '& th, & td': {
    padding: '6px 12px',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& td[data-figures]': { textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
});
