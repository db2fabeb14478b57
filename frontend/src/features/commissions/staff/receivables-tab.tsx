import Box from '@mui/material/Box';
import { receivableColumns } from '@/features/commissions/staff/receivable-columns';
import { ReceivableDetails } from '@/features/commissions/staff/receivable-details';
import { receivableName } from '@/features/commissions/staff/receivable-labels';
import { receivableList } from '@/features/commissions/staff/receivable-list';
import { ReceivableSums } from '@/features/commissions/staff/receivable-sums';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ExportMenu } from '@/shared/lists/export/export-menu';
import { filterParams } from '@/shared/lists/screen/list-query';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import type { SavedViews } from '@/shared/lists/views/views-menu';
import { EmptyState } from '@/shared/ui/states';

interface ReceivablesTabProps {
  isAdministrator: boolean;
  views: SavedViews;
}

/** What lenders owe the firm, and what they paid of it. */
export function ReceivablesTab({ isAdministrator, views }: ReceivablesTabProps) {
  const screen = useListScreen(receivableList);
  const { dialog, openDialog } = useDialog();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <ExportMenu
          url="admin/receivables/export"
          params={filterParams(screen.urlState)}
          label="the receivables"
        />
      </Box>
      <ReceivableSums />
      <ListScreen
        label="Receivables"
        {...screen}
        views={views}
        columns={receivableColumns}
        nameOf={receivableName}
        empty={
          <EmptyState
            title="No receivables yet"
            message="One appears here when you record a completion, with the commission that its lender owes us."
          />
        }
        details={(receivable, { onClose }) => (
          <ReceivableDetails
            receivable={receivable}
            isAdministrator={isAdministrator}
            openDialog={openDialog}
            onClose={onClose}
          />
        )}
      />
      {dialog}
    </>
  );
}
