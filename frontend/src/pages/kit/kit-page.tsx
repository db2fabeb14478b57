import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ContentParts } from '@/pages/kit/content-parts';
import { DialogParts } from '@/pages/kit/dialog-parts';
import { FieldParts } from '@/pages/kit/field-parts';
import { FigureParts } from '@/pages/kit/figure-parts';
import { Part, State } from '@/pages/kit/specimen';
import { TableParts } from '@/pages/kit/table-parts';
import { FileDrop } from '@/shared/imports/file-drop';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { LoadingPage } from '@/shared/ui/loading/loading-page';
import { RowActions } from '@/shared/lists/table/row-actions';
import { StatusChip } from '@/shared/ui/status-chip';

const nothing = () => undefined;
const drop = { label: 'Choose a file', hint: '.xlsx or .xls', accept: '.xlsx,.xls', onFile: nothing };

/** Every component of the portals' kit in all its states, for engineers. */
export function Component() {
  return (
    <Box component="main" id="main" sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 2.5, md: 4 }, py: 4 }}>
      <Typography variant="h1" sx={{ mb: 4 }}>
        Portal kit
      </Typography>
      <TableParts />
      <FigureParts />
      <Part name="Status">
        <Box sx={{ display: 'flex', gap: 3 }}>
          <StatusChip tone="positive">Approved</StatusChip>
          <StatusChip tone="waiting">Pending</StatusChip>
          <StatusChip tone="processing">In review</StatusChip>
          <StatusChip tone="negative">Rejected</StatusChip>
          <StatusChip tone="neutral">Inactive</StatusChip>
        </Box>
      </Part>
      <Part name="LastUpdated">
        <State name="Read">
          <LastUpdated asOf={Date.UTC(2026, 10, 22, 14, 32)} busy={false} onRefresh={nothing} />
        </State>
        <State name="Being read">
          <LastUpdated asOf={undefined} busy onRefresh={nothing} />
        </State>
      </Part>
      <Part name="Row actions">
        <RowActions
          actions={[
            { name: 'Edit', recordName: 'Alba Finance', onAct: nothing },
            { name: 'Delete', recordName: 'Alba Finance', disabled: true, onAct: nothing },
          ]}
        />
      </Part>
      <FieldParts />
      <Part name="File">
        <State name="Waiting">
          <FileDrop {...drop} progress={null} fileName={null} />
        </State>
        <State name="On its way">
          <FileDrop {...drop} progress={{ sent: 0.4 }} fileName="lenders.xlsx" />
        </State>
        <State name="Being read by the server">
          <FileDrop {...drop} progress={{ working: 'Reading lenders.xlsx' }} fileName="lenders.xlsx" />
        </State>
      </Part>
      <ContentParts />
      <DialogParts />
      <Part name="Screen that is being fetched">
        <LoadingPage />
      </Part>
    </Box>
  );
}
