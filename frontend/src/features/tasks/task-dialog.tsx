import { object } from 'yup';
import { useAddTaskMutation, useChangeTaskMutation, type Task } from '@/features/tasks/tasks-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { formSchema, text, textOrNull } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { longDate, londonIsoDay } from '@/shared/lib/dates';
import { FormOwnerSelect } from '@/shared/owners/owner-select';
import { useOwnerName } from '@/shared/owners/use-owner-name';

const schema = formSchema(
  object({
    title: text('Task').required('Enter a task'),
    dueOn: text('Due date').required('Choose a due date'),
    ownerId: textOrNull('Owner'),
  }),
);

interface TaskDialogProps {
  /** Null for a new one. */
  task: Task | null;
  /** The application of a new task; null for none. */
  applicationId?: string | null;
  /** The signed-in staff member, the default owner of a new task. */
  signedInId: string | null;
  onClose: () => void;
}

/** Creates or edits a task. */
export function TaskDialog({ task, applicationId = null, signedInId, onClose }: TaskDialogProps) {
  const add = useIdempotent(useAddTaskMutation());
  const [change] = useChangeTaskMutation();
  const ownerName = useOwnerName();
  const today = londonIsoDay(new Date());
  const formatValue = (field: string, text: string): string => {
    if (field === 'dueOn') return longDate(text);
    return field === 'ownerId' ? ownerName(text) : text;
  };
  const { read, form } = useRecordForm({
    schema,
    record: task,
    valuesOf: (saved) => saved ?? { dueOn: today, ownerId: signedInId },
    send: (body, saved) =>
      saved
        ? change({ id: saved.id, body: { ...body, updatedAt: saved.updatedAt } }).unwrap()
        : add({ body: { ...body, applicationId } }),
    recordKind: 'task',
    formatValue,
  });
  return (
    <FormikDialog
      title={task ? 'Change Task' : 'Add a Task'}
      label="Task"
      {...form}
      submit={task ? 'Save Task' : 'Add Task'}
      successToast={{ title: task ? 'Task changed' : 'Task added' }}
      errorToast={{ title: 'Not saved', description: 'The task could not be saved' }}
      onClose={onClose}
    >
      <FormTextField name="title" />
      <FieldGrid>
        <FormDate name="dueOn" earliest={today} />
        <FormOwnerSelect name="ownerId" signedInId={signedInId} current={read?.owner ?? null} />
      </FieldGrid>
    </FormikDialog>
  );
}
