import { Formik, type FormikHelpers } from 'formik';
import { useUpdateCaseNotesMutation, type Case } from '@/features/cases/cases-api';
import { FormBody } from '@/shared/forms/form-body';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { FormDialog } from '@/shared/portal/form-dialog';
import { FormDialogActions } from '@/shared/portal/form-dialog-actions';
import { StaleNotice } from '@/shared/portal/stale-notice';
import { useStaleEdit } from '@/shared/portal/use-stale-edit';
import { useToast } from '@/shared/ui/toast-context';

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
  const { read, stale, takeBoth } = useStaleEdit(about, notesOf);
  const toast = useToast();

  const save = useOneAtATime(async ([values, form]: [Notes, FormikHelpers<Notes>]) => {
    try {
      await update({ id: read.id, body: { ...values, updatedAt: read.updatedAt } }).unwrap();
      toast({ title: 'Application updated successfully' });
      onClose();
    } catch (failure) {
      if (!takeBoth(values, form, failure)) showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to update application', destructive: true });
    }
  });

  return (
    <Formik initialValues={notesOf(about)} onSubmit={(values, form) => save([values, form])}>
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
