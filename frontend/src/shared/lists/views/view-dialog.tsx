import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { flag, formSchema, text } from '@/shared/forms/rules/form-schema';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import type { ViewState } from '@/shared/lists/views/view-in-url';
import { useAddViewMutation, useChangeViewMutation, type View } from '@/shared/lists/views/views-api';

const schema = formSchema(
  object({ name: text('Name').required('Please enter a name'), forAll: flag('Share with all staff') }),
);

interface ViewDialogProps {
  list: string;
  /** The view to rename; null for a new one. */
  view: View | null;
  /** The state that a new view stores. */
  state: ViewState;
  /** Whether the user may share a view with all staff. */
  canShare: boolean;
  onSaved: (view: View) => void;
  onClose: () => void;
}

/** Names a view and chooses who can use it. */
export function ViewDialog({ list, view, state, canShare, onSaved, onClose }: ViewDialogProps) {
  const add = useIdempotent(useAddViewMutation());
  const [change] = useChangeViewMutation();
  const { form } = useRecordForm({
    schema,
    record: view,
    send: ({ name, forAll }, read) => {
      const named = { name, ...(canShare && { forAll }) };
      return read
        ? change({ id: read.id, body: { ...named, updatedAt: read.updatedAt } }).unwrap()
        : add({ body: { list, ...named, ...state } });
    },
    recordKind: 'view',
  });

  return (
    <FormikDialog
      title={view ? 'Rename view' : 'Save view'}
      {...form}
      submit="Save"
      successToast={{ title: view ? 'View renamed' : 'View saved' }}
      errorToast={{ title: 'Not saved', description: 'The view could not be saved' }}
      onSuccess={(saved) => {
        onSaved(saved);
        onClose();
      }}
      onClose={onClose}
    >
      {!view && (
        <Typography color="textSecondary">Saves the current search, filters, order and columns.</Typography>
      )}
      <FormTextField name="name" autoFocus />
      {canShare && <FormCheckbox name="forAll" />}
    </FormikDialog>
  );
}
