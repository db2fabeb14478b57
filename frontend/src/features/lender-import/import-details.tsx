import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ImportLines } from '@/features/lender-import/import-lines';
import type { LenderImport } from '@/features/lender-import/lender-import-api';
import { RejectedRowsButton } from '@/features/lender-import/rejected-rows-button';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';

interface ImportDetailsProps {
  made: LenderImport;
  onClose: () => void;
  actions?: ReactNode;
}

/** The effects of an import, lender by lender. */
export function ImportDetails({ made, onClose, actions }: ImportDetailsProps) {
  const { id, fileName, importedAt, importedBy, undoneAt, undoneBy, failed } = made;
  return (
    <DetailDrawer title={fileName} onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DescriptionList>
          <DescriptionItem term="Imported">{importedAt && longDateAndTime(importedAt)}</DescriptionItem>
          <DescriptionItem term="By">{importedBy ?? 'A program'}</DescriptionItem>
          {undoneAt && (
            <DescriptionItem term="Undone">
              {longDateAndTime(undoneAt)}, by {undoneBy}
            </DescriptionItem>
          )}
        </DescriptionList>
        {failed > 0 && (
          <div>
            <RejectedRowsButton importId={id} />
          </div>
        )}
        <ImportLines made={made} />
      </Box>
    </DetailDrawer>
  );
}
