import { LenderFormFields } from '@/features/lenders/lender-form-fields';
import { bodyOf, lenderSchema, lenderValues } from '@/features/lenders/lender-values';
import {
  useCreateLenderMutation,
  useUpdateLenderMutation,
  type Lender,
} from '@/features/lenders/lenders-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';

const CREATED = { title: 'Lender created', description: 'The lender has been created successfully' };
const UPDATED = { title: 'Lender updated', description: 'The lender has been updated successfully' };

interface LenderFormDialogProps {
  /** Null for a new one. */
  lender: Lender | null;
  onClose: () => void;
}

export function LenderFormDialog({ lender, onClose }: LenderFormDialogProps) {
  const [create] = useCreateLenderMutation();
  const [update] = useUpdateLenderMutation();
  const { form } = useRecordForm({
    schema: lenderSchema,
    record: lender,
    valuesOf: lenderValues,
    send: (fields, read) => {
      const body = bodyOf(fields);
      if (!read) return create(body).unwrap();
      return update({ id: read.id, body: { ...body, updatedAt: read.updatedAt } }).unwrap();
    },
    recordKind: 'lender',
  });
  return (
    <FormikDialog
      title={lender ? 'Edit Lender' : 'Add New Lender'}
      maxWidth="md"
      {...form}
      submit={lender ? 'Update' : 'Create'}
      successToast={lender ? UPDATED : CREATED}
      errorToast={{ title: 'Operation failed', description: 'Failed to save lender' }}
      onClose={onClose}
    >
      <LenderFormFields />
    </FormikDialog>
  );
}
