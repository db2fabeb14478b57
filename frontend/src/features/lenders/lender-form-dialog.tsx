import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { LenderFormFields } from '@/features/lenders/lender-form-fields';
import { missingIn, NEW_LENDER, valuesOf } from '@/features/lenders/lender-values';
import type { Lender } from '@/features/lenders/lenders-api';
import { StaleNotice } from '@/features/lenders/stale-notice';
import { useLenderSaving } from '@/features/lenders/use-lender-saving';
import { FormBody } from '@/shared/forms/form-body';
import { ProblemNote } from '@/shared/forms/problem-note';
import { SubmitButton } from '@/shared/forms/submit-button';
import { FormDialog } from '@/shared/portal/form-dialog';

interface LenderFormDialogProps {
  /** Null for a new one. */
  lender: Lender | null;
  onClose: () => void;
}

export function LenderFormDialog({ lender, onClose }: LenderFormDialogProps) {
  const { save, stale } = useLenderSaving(lender, onClose);
  return (
    <Formik initialValues={lender ? valuesOf(lender) : NEW_LENDER} validate={missingIn} onSubmit={save}>
      {({ dirty, isSubmitting }) => (
        <FormDialog
          title={lender ? 'Edit Lender' : 'Add New Lender'}
          dirty={dirty}
          busy={isSubmitting}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={lender ? 'Edit Lender' : 'Add New Lender'}>
              {stale && <StaleNotice stale={stale} />}
              <LenderFormFields />
              <Box sx={actions}>
                <ProblemNote />
                {/* At the left: what a toast says appears at the right. */}
                <Box sx={{ display: 'flex', gap: 1.5 }}>
                  <SubmitButton pending="Saving...">{lender ? 'Update' : 'Create'}</SubmitButton>
                  <Button variant="outlined" onClick={close} disabled={isSubmitting}>
                    Cancel
                  </Button>
                </Box>
              </Box>
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}

/** In sight while the fields scroll. */
const actions = {
  position: 'sticky',
  bottom: -20,
  mx: -3,
  mb: -2.5,
  px: 3,
  pt: 2,
  pb: 2.5,
  display: 'grid',
  gap: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.raised',
  zIndex: 1,
} as const;
