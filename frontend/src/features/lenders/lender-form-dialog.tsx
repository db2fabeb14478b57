import { labelOf } from '@/features/lenders/lender-fields';
import { LenderFormFields } from '@/features/lenders/lender-form-fields';
import { lenderRequirements, valuesOf } from '@/features/lenders/lender-values';
import type { Lender } from '@/features/lenders/lenders-api';
import { useLenderSaving } from '@/features/lenders/use-lender-saving';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

const schema = schemaFor(lenderRequirements);

interface LenderFormDialogProps {
  /** Null for a new one. */
  lender: Lender | null;
  onClose: () => void;
}

export function LenderFormDialog({ lender, onClose }: LenderFormDialogProps) {
  const { save, stale } = useLenderSaving(lender, onClose);
  return (
    <FormikDialog
      title={lender ? 'Edit Lender' : 'Add New Lender'}

      maxWidth="md"
      initialValues={valuesOf(lender)}
      validationSchema={schema}
      onSubmit={save}
      submit={lender ? 'Update' : 'Create'}
      staleNotice={stale && { stale, record: 'lender', labelOf }}
      onClose={onClose}
    >
      <LenderFormFields />
    </FormikDialog>
  );
}
