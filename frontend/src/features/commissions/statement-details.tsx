import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatMonth, statementName, type Line, type Statement } from '@/features/commissions/ledger-labels';
import { formatPenceInFull } from '@/shared/lib/money';
import { PdfButton } from '@/shared/lists/pdf-button';
import { CommissionLines } from '@/features/commissions/commission-lines';
import { StatementChip } from '@/features/commissions/statement-columns';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { longDate } from '@/shared/lib/dates';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import type { RecordQueryResult } from '@/shared/lists/screen/list-screen';
import { Section } from '@/shared/ui/section';

interface StatementDetailsProps {
  statement: Statement;
  /** A statement with its entries, in full. */
  full: RecordQueryResult<{ entries: readonly Line[] }>;
  /** The path of its files: 'admin/statements/…'. */
  url: string;
  /** Facts for one reader only. */
  facts?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}

/** A statement with its entries and files. */
export function StatementDetails({ statement, full, url, facts, actions, onClose }: StatementDetailsProps) {
  const { state, month, netPence, vatPence, totalPence, paidOn, paymentReference } = statement;
  return (
    <DetailDrawer title={statementName(statement)} onClose={onClose} actions={actions}>
      <DescriptionList>
        <DescriptionItem term="Status">
          <StatementChip status={state} />
        </DescriptionItem>
        {facts}
        <DescriptionItem term="Month">{formatMonth(month)}</DescriptionItem>
        <DescriptionItem term="Net">{formatPenceInFull(netPence)}</DescriptionItem>
        <DescriptionItem term="VAT">{vatPence === 0 ? 'None' : formatPenceInFull(vatPence)}</DescriptionItem>
        <DescriptionItem term="To be paid">{formatPenceInFull(totalPence)}</DescriptionItem>
        {paidOn && <DescriptionItem term="Paid on">{longDate(paidOn)}</DescriptionItem>}
        {paymentReference && <DescriptionItem term="Reference">{paymentReference}</DescriptionItem>}
      </DescriptionList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {/* One primary action: the next step, else the download. */}
        <PdfButton url={`${url}/pdf`} label="statement" variant={actions ? 'outlined' : 'contained'} />
        <ExportMenu url={`${url}/export`} label="the statement" />
      </Box>
      <Section variant="drawer" title="What it pays for">
        <QueryBoundary query={full} name="The entries" height={96}>
          {({ entries }) => <CommissionLines label="Entries" lines={entries} by="case" />}
        </QueryBoundary>
      </Section>
    </DetailDrawer>
  );
}
