import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Part } from '@/pages/kit/specimen';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { FormDialog } from '@/shared/forms/dialog/form-dialog';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';

/** Dialogs and drawers. */
export function DialogParts() {
  const { dialog, openDialog } = useDialog();
  return (
    <Part name="Over the screen">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => openDialog(Drawer, {})}>
          Drawer
        </Button>
        <Button variant="outlined" onClick={() => openDialog(Question, { busy: false })}>
          Question
        </Button>
        <Button variant="outlined" onClick={() => openDialog(Question, { busy: true })}>
          Question being answered
        </Button>
        <Button variant="outlined" onClick={() => openDialog(Form, { dirty: false })}>
          Form
        </Button>
        <Button variant="outlined" onClick={() => openDialog(Form, { dirty: true })}>
          Form with changes
        </Button>
      </Box>
      {dialog}
    </Part>
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <DetailDrawer
      title="Alder Joinery Ltd"
      onClose={onClose}
      actions={<Button onClick={onClose}>Edit</Button>}
    >
      <DescriptionList>
        <DescriptionItem term="Amount">£48,000</DescriptionItem>
        <DescriptionItem term="Trading history">{null}</DescriptionItem>
      </DescriptionList>
    </DetailDrawer>
  );
}

function Question({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Are you sure you want to delete this lender?"
      message="It no longer takes part in matching."
      confirm="Delete"
      pending="Deleting..."
      busy={busy}
      onConfirm={onClose}
      onCancel={onClose}
    />
  );
}

function Form({ dirty, onClose }: { dirty: boolean; onClose: () => void }) {
  return (
    <FormDialog title="Edit Lender" maxWidth="md" dirty={dirty} onClose={onClose}>
      {(leave) => (
        <Button variant="outlined" onClick={leave}>
          Cancel
        </Button>
      )}
    </FormDialog>
  );
}
