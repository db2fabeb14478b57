import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Part } from '@/pages/kit/specimen';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/detail-drawer';
import { FormDialog } from '@/shared/dialogs/form-dialog';

const OPENED = ['Drawer', 'Question', 'Question being answered', 'Form', 'Form with changes'] as const;

/** What opens over a screen. */
export function DialogParts() {
  const [open, setOpen] = useState<(typeof OPENED)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Part name="Over the screen">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {OPENED.map((name) => (
          <Button key={name} variant="outlined" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Box>
      {open === 'Drawer' && (
        <DetailDrawer
          title="Alder Joinery Ltd"
          onClose={close}
          actions={<Button onClick={close}>Edit</Button>}
        >
          <Facts>
            <Fact name="Amount">£48,000</Fact>
            <Fact name="Trading history">{null}</Fact>
          </Facts>
        </DetailDrawer>
      )}
      {open?.startsWith('Question') && (
        <ConfirmDialog
          question="Are you sure you want to delete this lender?"
          sentence="It no longer takes part in matching."
          confirm="Delete"
          pending="Deleting..."
          busy={open === 'Question being answered'}
          onConfirm={close}
          onCancel={close}
        />
      )}
      {open?.startsWith('Form') && (
        <FormDialog title="Edit Lender" maxWidth="md" dirty={open === 'Form with changes'} onClose={close}>
          {(leave) => (
            <Button variant="outlined" onClick={leave}>
              Cancel
            </Button>
          )}
        </FormDialog>
      )}
    </Part>
  );
}
