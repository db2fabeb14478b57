import Typography from '@mui/material/Typography';
import { FormCheckbox } from '@/shared/forms/form-checkbox';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf } from '@/shared/forms/requirements';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import type { KeptOfList } from '@/shared/lists/views/view-in-url';
import { useAddViewMutation, useChangeViewMutation, type View } from '@/shared/lists/views/views-api';

type Values = Readonly<{ name: string; forAll: string }>;

const LABELS = { name: 'Name', forAll: 'Share with all staff' };
const requirements = { name: { message: 'Please enter a name' } };
const field = fieldsOf<keyof Values>(requirements);
const schema = schemaFor(requirements);

const valuesOf = (view: View | null): Values => ({
  name: view?.name ?? '',
  forAll: String(view?.forAll ?? false),
});

interface ViewDialogProps {
  list: string;
  /** The view to rename; null for a new one. */
  view: View | null;
  /** The state that a new view stores. */
  present: KeptOfList;
  /** Whether the user may share a view with all staff. */
  canShare: boolean;
  onKept: (view: View) => void;
  onClose: () => void;
}

/** Names a view and chooses who can use it. */
export function ViewDialog({ list, view, present, canShare, onKept, onClose }: ViewDialogProps) {
  const add = useIdempotent(useAddViewMutation());
  const [change] = useChangeViewMutation();
  const { form } = useRecordForm({
    record: view,
    valuesOf,
    send: ({ name, forAll }: Values, read) => {
      const named = { name: name.trim(), ...(canShare && { forAll: forAll === 'true' }) };
      return read
        ? change({ id: read.id, body: { ...named, updatedAt: read.updatedAt } }).unwrap()
        : add({ body: { list, ...named, ...present } });
    },
    recordKind: 'view',
    labels: LABELS,
  });

  return (
    <FormikDialog
      title={view ? 'Rename view' : 'Save view'}
      {...form}
      validationSchema={schema}
      submit="Save"
      sent={{ title: view ? 'View renamed' : 'View saved' }}
      failed={{ title: 'Not saved', description: 'The view could not be saved' }}
      onSent={(kept) => {
        onKept(kept);
        onClose();
      }}
      onClose={onClose}
    >
      {!view && (
        <Typography color="textSecondary">Saves the current search, filters, order and columns.</Typography>
      )}
      <FormTextField {...field('name')} label={LABELS.name} autoFocus />
      {canShare && <FormCheckbox name="forAll" label={LABELS.forAll} />}
    </FormikDialog>
  );
}
