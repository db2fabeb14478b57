import { useUpdateCaseNotesMutation, type Case } from '@/features/applications/partner/cases-api';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';

type Notes = Readonly<Record<'notes', string>>;

const notesOf = ({ notes }: Case): Notes => ({ notes: notes ?? '' });

interface NotesDialogProps {
  partnerCase: Case;
  onClose: () => void;
}

/** The partner's own notes on a case. */
export function NotesDialog({ partnerCase, onClose }: NotesDialogProps) {
  const [update] = useUpdateCaseNotesMutation();
  const { form } = useRecordForm({
    record: partnerCase,
    valuesOf: notesOf,
    send: (values: Notes, { id, updatedAt }) => update({ id, body: { ...values, updatedAt } }).unwrap(),
    recordKind: 'case',
    labels: { notes: 'Notes' },
  });

  return (
    <FormikDialog
      title="Update Application Notes"
      label={partnerCase.companyName}
      {...form}
      submit="Save"
      sent={{ title: 'Application updated successfully' }}
      failed={{ title: 'Error', description: 'Failed to update application' }}
      onClose={onClose}
    >
      <FormTextField name="notes" label="Notes" rows={5} helperText={`About ${partnerCase.companyName}.`} />
    </FormikDialog>
  );
}
