import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  useListPartnersLeadsQuery,
  type PartnersLead,
} from '@/features/introducers/staff/partner-accounts-api';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { shortDate } from '@/shared/lib/dates';
import { inFigures } from '@/shared/lib/figures';
import { statusLabel } from '@/shared/lists/lead-statuses';
import { ReportTable } from '@/shared/lists/report-table';
import { useCursorPages } from '@/shared/lists/screen/use-cursor-pages';
import { PageButtons } from '@/shared/lists/table/page-buttons';

const PAGE_LENGTH = 20;

interface PartnersLeadsProps {
  partnerId: string;
  leads: number;
}

/** A partner's leads, loaded on request because the access is logged. */
export function PartnersLeads({ partnerId, leads }: PartnersLeadsProps) {
  const [shown, setShown] = useState(false);
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography variant="h3">Leads</Typography>
      {leads === 0 && <Typography variant="body2">None in the partner’s list.</Typography>}
      {leads > 0 && (
        <Typography variant="body2" color="textSecondary">
          {inFigures(leads)} in the partner’s own list. You can see their status but not who they are. Your
          access is logged.
        </Typography>
      )}
      {leads > 0 && !shown && (
        <Button variant="outlined" onClick={() => setShown(true)}>
          Show leads
        </Button>
      )}
      {shown && <Pages partnerId={partnerId} />}
    </Box>
  );
}

function Pages({ partnerId }: { partnerId: string }) {
  const { cursor, ...pages } = useCursorPages();
  const leads = useListPartnersLeadsQuery({ id: partnerId, limit: PAGE_LENGTH, ...cursor });
  return (
    <QueryBoundary query={leads} name="The leads" variant="page" height={160}>
      {({ items, next }) => (
        <>
          <LeadsTable leads={items} />
          <PageButtons {...pages} next={next} previousLabel="Newer leads" nextLabel="Older leads" />
        </>
      )}
    </QueryBoundary>
  );
}

const COLUMNS = ['Who', 'Company', 'Status', 'Source', 'Added'].map((header) => ({ header }));

const LeadsTable = ({ leads }: { leads: readonly PartnersLead[] }) => (
  <ReportTable label="Leads" columns={COLUMNS} tall>
    {leads.map(({ id, initials, company, status, source, createdAt }) => (
      <TableRow key={id}>
        <TableCell>{initials}</TableCell>
        <TableCell>{company ?? '-'}</TableCell>
        <TableCell>{statusLabel(status)}</TableCell>
        <TableCell>{source ?? '-'}</TableCell>
        <TableCell>{shortDate(createdAt)}</TableCell>
      </TableRow>
    ))}
  </ReportTable>
);
