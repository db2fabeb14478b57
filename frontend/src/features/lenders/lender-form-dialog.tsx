import { Formik } from 'formik';
import { labelOf } from '@/features/lenders/lender-fields';
import { LenderFormFields } from '@/features/lenders/lender-form-fields';
import { lenderRequirements, valuesOf } from '@/features/lenders/lender-values';
import type { Lender } from '@/features/lenders/lenders-api';
import { useLenderSaving } from '@/features/lenders/use-lender-saving';
import { FormBody } from '@/shared/forms/form-body';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { StaleNotice } from '@/shared/dialogs/stale-notice';

const schema = schemaFor(lenderRequirements);

interface LenderFormDialogProps {
  /** Null for a new one. */
  lender: Lender | null;
  onClose: () => void;
}

export function LenderFormDialog({ lender, onClose }: LenderFormDialogProps) {
  const { save, stale } = useLenderSaving(lender, onClose);
  return (
    <Formik initialValues={valuesOf(lender)} validationSchema={schema} onSubmit={save}>
      {({ dirty, isSubmitting }) => (
        <FormDialog
          title={lender ? 'Edit Lender' : 'Add New Lender'}
          dirty={dirty}
          busy={isSubmitting}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={lender ? 'Edit Lender' : 'Add New Lender'}>
              {stale && <StaleNotice stale={stale} record="lender" save="Update" labelOf={labelOf} />}
              <LenderFormFields />
              <FormDialogActions submit={lender ? 'Update' : 'Create'} pending="Saving..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
