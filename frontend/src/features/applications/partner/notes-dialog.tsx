import { object } from 'yup';
import { useUpdateCaseNotesMutation, type Case } from '@/features/applications/partner/cases-api';
import { formSchema, text } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';

const schema = formSchema(object({ notes: text('Notes') }));

interface NotesDialogProps {
  partnerCase: Case;
  onClose: () => void;
}

/** The partner's own notes on a case. */
export function NotesDialog({ partnerCase, onClose }: NotesDialogProps) {
  const [update] = useUpdateCaseNotesMutation();
  const { form } = useRecordForm({
    schema,
    record: partnerCase,
    send: (notes, { id, updatedAt }) => update({ id, body: { ...notes, updatedAt } }).unwrap(),
    recordKind: 'case',
  });

  return (
    <FormikDialog
      title="Update Application Notes"
      label={partnerCase.companyName}
      {...form}
      submit="Save"
      successToast={{ title: 'Application updated successfully' }}
      errorToast={{ title: 'Error', description: 'Failed to update application' }}
      onClose={onClose}
    >
      <FormTextField name="notes" rows={5} helperText={`About ${partnerCase.companyName}.`} />
    </FormikDialog>
  );
}
