import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { counted, inFigures } from '@/shared/lib/figures';
import { statusLabel } from '@/shared/lists/lead-statuses';
import { leadSchema } from '@/features/leads/lead-values';
import type { LeadsPreview } from '@/features/leads/leads-api';
import { IssueTable } from '@/shared/lists/issue-table';
import { ReportTable } from '@/shared/lists/report-table';
import { StatusChip } from '@/shared/ui/status-chip';

type PreviewedRow = LeadsPreview['rows'][number];

interface LeadsPreviewReportProps {
  preview: LeadsPreview;
  /** The decision, below the counts. */
  children: ReactNode;
}

/** The preview of an import: counts, columns, and each row as written. */
export function LeadsPreviewReport({ preview, children }: LeadsPreviewReportProps) {
  const { counts, rows, refused } = preview;
  const total = counts.ready + counts.duplicates + counts.refused;
  return (
    <>
      <List disablePadding aria-label="Summary" sx={inARow}>
        <li>
          <StatusChip tone="positive">{`${inFigures(counts.ready)} ready`}</StatusChip>
        </li>
        <li>
          <StatusChip tone="waiting">{counted(counts.duplicates, 'duplicate')}</StatusChip>
        </li>
        <li>
          <StatusChip tone="negative">{`${inFigures(counts.refused)} rejected`}</StatusChip>
        </li>
      </List>
      {children}
      <Columns columns={preview.columns} />
      <Rows rows={rows} total={total} />
      <IssueTable title="Rows not imported" issues={refused} />
    </>
  );
}

/** How columns are read; unknown ones are named, so that they are not missed later. */
function Columns({ columns }: Pick<LeadsPreview, 'columns'>) {
  const unknown = columns.filter(({ field }) => field === null);
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Columns
      </Typography>
      <List disablePadding sx={chips}>
        {columns
          .filter(({ field }) => field !== null)
          .map(({ header, field, isRepeat }) => (
            <Chip
              component="li"
              key={header}
              size="small"
              variant="outlined"
              label={
                <>
                  {header} <span aria-hidden="true">→</span>{' '}
                  <strong>
                    {isRepeat ? 'also ' : ''}
                    {field && leadSchema.labels[field]}
                  </strong>
                </>
              }
            />
          ))}
      </List>
      {unknown.length > 0 && (
        <Alert severity="info" role="presentation" sx={{ mt: 1.5 }}>
          Columns not imported: {unknown.map(({ header }) => header).join(', ')}
        </Alert>
      )}
    </section>
  );
}

function Rows({ rows, total }: { rows: readonly PreviewedRow[]; total: number }) {
  if (rows.length === 0) return null;
  const inSheets = rows.some(({ sheet }) => sheet !== null);
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Row preview
      </Typography>
      <ReportTable
        label="Row preview"
        columns={[
          ...(inSheets ? [{ header: 'Sheet' }] : []),
          { header: 'Row', figures: true, isNarrow: true },
          { header: 'As we read it' },
          { header: 'In the file' },
        ]}
      >
        {rows.map((row) => (
          <TableRow key={`${row.sheet} ${row.row}`}>
            {inSheets && <TableCell>{row.sheet}</TableCell>}
            <TableCell align="right">{row.row}</TableCell>
            <TableCell>
              <Outcome outcome={row.outcome} />
              <LeadCell lead={row.lead} />
            </TableCell>
            <TableCell>
              <Remarks remarks={row.remarks} />
            </TableCell>
          </TableRow>
        ))}
      </ReportTable>
      {total > rows.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          The first {rows.length} of {inFigures(total)} rows.
        </Typography>
      )}
    </section>
  );
}

function Outcome({ outcome }: Pick<PreviewedRow, 'outcome'>) {
  if (outcome === 'ready') return <StatusChip tone="positive">Lead</StatusChip>;
  return outcome === 'duplicate' ? (
    <StatusChip tone="waiting">Duplicate</StatusChip>
  ) : (
    <StatusChip tone="negative">Rejected</StatusChip>
  );
}

/** A lead's details, in the order of the list. */
function LeadCell({
  lead: { name, email, phone, company, status, source, notes },
}: Pick<PreviewedRow, 'lead'>) {
  const more = [phone, company, status && statusLabel(status), source].filter(Boolean);
  return (
    <Box sx={{ minWidth: { xs: '8.5rem', sm: '15rem' }, overflowWrap: 'anywhere' }}>
      <strong>{name ?? '-'}</strong>
      <div>{email ?? '-'}</div>
      {more.length > 0 && <div>{more.join(', ')}</div>}
      {notes && <Box sx={muted}>{notes}</Box>}
    </Box>
  );
}

function Remarks({ remarks }: Pick<PreviewedRow, 'remarks'>) {
  return (
    <Box
      sx={{ minWidth: { xs: '7.5rem', sm: '14rem' }, display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}
    >
      {remarks.map(({ column, value, reason }) => (
        <div key={`${column} ${reason}`}>
          <div>{[column, value && `‘${value}’`].filter(Boolean).join(': ')}</div>
          <Box sx={{ color: 'text.secondary' }}>{reason}</Box>
        </div>
      ))}
    </Box>
  );
}

const inARow = { display: 'flex', flexWrap: 'wrap', gap: 2.5 } as const;
const chips = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
const muted = {
  color: 'text.secondary',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
