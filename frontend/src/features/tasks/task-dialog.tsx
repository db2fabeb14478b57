import { useAddTaskMutation, useChangeTaskMutation, type Task } from '@/features/tasks/tasks-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { useRecordForm } from '@/shared/dialogs/use-record-form';
import { FieldGrid } from '@/shared/forms/field-grid';
import { FormDate } from '@/shared/forms/form-date';
import { FormTextField } from '@/shared/forms/form-text-field';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { longDate, londonIsoDay } from '@/shared/lib/dates';
import { NOBODY } from '@/shared/owners/owner-options';
import { FormOwnerSelect } from '@/shared/owners/owner-select';
import { useListOwnersQuery, type Owner } from '@/shared/owners/owners-api';

/** The form's values as text, named as in the API. */
type Values = Readonly<Record<'title' | 'dueOn' | 'ownerId', string>>;

const LABELS: Readonly<Record<keyof Values, string>> = {
  title: 'Task',
  dueOn: 'Due date',
  ownerId: 'Owner',
};

const errorsIn = ({ title, dueOn }: Values): Partial<Values> => ({
  ...(title.trim() === '' && { title: 'Enter a task' }),
  ...(dueOn === '' && { dueOn: 'Choose a due date' }),
});

const NO_OWNERS: readonly Owner[] = [];

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
  const { data: owners = NO_OWNERS } = useListOwnersQuery(undefined);
  const today = londonIsoDay(new Date());
  const valuesOf = (kept: Task | null): Values => ({
    title: kept?.title ?? '',
    dueOn: kept?.dueOn ?? today,
    ownerId: (kept ? kept.ownerId : signedInId) ?? '',
  });
  const formatValue = (field: string, text: string): string => {
    if (field === 'dueOn') return longDate(text);
    return field === 'ownerId' ? (owners.find(({ id }) => id === text)?.name ?? NOBODY) : text;
  };
  const { read, form } = useRecordForm({
    record: task,
    valuesOf,
    send: ({ title, dueOn, ownerId }: Values, kept) => {
      const said = { title: title.trim(), dueOn, ownerId: ownerId || null };
      if (kept) return change({ id: kept.id, body: { ...said, updatedAt: kept.updatedAt } }).unwrap();
      return add({ body: { ...said, applicationId } });
    },
    recordKind: 'task',
    labels: LABELS,
    formatValue,
  });
  return (
    <FormikDialog
      title={task ? 'Change Task' : 'Add a Task'}
      label="Task"
      {...form}
      validate={errorsIn}
      submit={task ? 'Save Task' : 'Add Task'}
      sent={{ title: task ? 'Task changed' : 'Task added' }}
      failed={{ title: 'Not saved', description: 'The task could not be saved' }}
      onClose={onClose}
    >
      <FormTextField name="title" label={LABELS.title} required />
      <FieldGrid>
        <FormDate name="dueOn" label={LABELS.dueOn} required earliest={today} />
        <FormOwnerSelect name="ownerId" signedInId={signedInId} current={read?.owner ?? null} />
      </FieldGrid>
    </FormikDialog>
  );
}
