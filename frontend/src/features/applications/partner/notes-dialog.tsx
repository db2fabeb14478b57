import { Formik } from 'formik';
import { useUpdateCaseNotesMutation, type Case } from '@/features/applications/partner/cases-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/form-text-field';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { StaleNotice } from '@/shared/dialogs/stale-notice';
import { useSaving } from '@/shared/dialogs/use-saving';

const TITLE = 'Update Application Notes';

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
    failed: { title: 'Error', description: 'Failed to update application', destructive: true },
    onSaved: onClose,
  });

  return (
    <Formik initialValues={notesOf(about)} onSubmit={save}>
      {({ dirty, isSubmitting }) => (
        <FormDialog title={TITLE} maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(close) => (
            <FormBody label={about.companyName}>
              {stale && <StaleNotice stale={stale} record="case" save="Save" labelOf={() => 'Notes'} />}
              <FormTextField name="notes" label="Notes" rows={5} helperText={`About ${about.companyName}.`} />
              <FormDialogActions submit="Save" pending="Saving..." onCancel={close} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
