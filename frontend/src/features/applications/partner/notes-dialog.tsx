import { useUpdateCaseNotesMutation, type Case } from '@/features/applications/partner/cases-api';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useSaving } from '@/shared/dialogs/use-saving';

type Notes = Readonly<Record<'notes', string>>;

const notesOf = ({ notes }: Case): Notes => ({ notes: notes ?? '' });

interface NotesDialogProps {
  about: Case;
  onClose: () => void;
}

/** The partner's own notes on a case. */
export function NotesDialog({ about, onClose }: NotesDialogProps) {
  const [update] = useUpdateCaseNotesMutation();
  const { save, stale } = useSaving({
    of: about,
    valuesOf: notesOf,
    send: (values: Notes, { id, updatedAt }) => update({ id, body: { ...values, updatedAt } }).unwrap(),
    saved: { title: 'Application updated successfully' },
    failed: { title: 'Error', description: 'Failed to update application' },
    onSaved: onClose,
  });

  return (
    <FormikDialog
      title="Update Application Notes"
      label={about.companyName}
      initialValues={notesOf(about)}
      onSubmit={save}
      submit="Save"
      staleNotice={stale && { stale, record: 'case', labelOf: () => 'Notes' }}
      onClose={onClose}
    >
      <FormTextField name="notes" label="Notes" rows={5} helperText={`About ${about.companyName}.`} />
    </FormikDialog>
  );
}
