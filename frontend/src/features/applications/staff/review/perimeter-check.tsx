import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { object } from 'yup';
import { ANSWERS } from '@/api/answers';
import {
  useCorrectAnswersMutation,
  useRecordPerimeterCheckMutation,
  type Application,
  type ApplicationInFull,
} from '@/features/applications/staff/admin-applications-api';
import { checkRecord, outcomeOptions } from '@/features/applications/staff/review/application-perimeter';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { choiceOrNull, formSchema, text, textOrNull } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { ActionNotice } from '@/shared/ui/action-notice';

interface PerimeterNoticeProps {
  application: Application;
  onCheck: () => void;
}

/** Says that nothing can be sent to a lender yet, why, and what to do. */
export function PerimeterNotice({ application, onCheck }: PerimeterNoticeProps) {
  return (
    <ActionNotice action="Record check" onAction={onCheck} sx={{ mb: 2 }}>
      <strong>Check whether this loan is regulated before you send it to a lender.</strong>{' '}
      {application.perimeter.reason}
    </ActionNotice>
  );
}

interface PerimeterCheckDialogProps {
  application: ApplicationInFull;
  onClose: () => void;
}

/** The first two are not typed: as fields they show a colleague's change of them. */
const legalForm = textOrNull(ANSWERS.legalForm.label);
const fields = object({
  reason: text('Reason for the check'),
  recorded: text('Regulation check'),
  legalForm,
  outcome: choiceOrNull<PerimeterOutcome>('Outcome').required('Choose the outcome'),
  note: text('What settled it (internal)'),
});
type PerimeterOutcome = NonNullable<ApplicationInFull['perimeterOutcome']>;

const schema = formSchema(fields);
const schemaWithLegalForm = formSchema(
  fields.shape({
    legalForm: legalForm.required('Choose how the business is set up'),
  }),
);

export function PerimeterCheckDialog({ application, onClose }: PerimeterCheckDialogProps) {
  const [record] = useRecordPerimeterCheckMutation();
  const [correct] = useCorrectAnswersMutation();
  // A colleague may fill it in while the dialog is open.
  const [isLegalFormAsked] = useState(application.legalForm === null);
  const { form } = useRecordForm({
    schema: isLegalFormAsked ? schemaWithLegalForm : schema,
    record: application,
    valuesOf: (saved: ApplicationInFull) => ({
      reason: saved.perimeter.reason,
      recorded: checkRecord(saved),
      legalForm: saved.legalForm,
      outcome: saved.perimeterOutcome,
      note: saved.perimeterNote,
    }),
    send: async ({ legalForm, outcome, note }, { id, updatedAt, legalForm: known }) => {
      const read =
        legalForm === known
          ? updatedAt
          : (await correct({ id, body: { legalForm, updatedAt } }).unwrap()).application.updatedAt;
      const body = { outcome, ...(note && { note }), updatedAt: read };
      return record({ id, body }).unwrap();
    },
    recordKind: 'application',
  });
  return (
    <FormikDialog
      title="Record the regulation check"
      {...form}
      submit="Record check"
      pending="Recording…"
      successToast={{ title: 'Check recorded', description: 'You can now send the application to lenders' }}
      errorToast={{ title: 'Check not recorded', description: 'Please try again' }}
      onClose={onClose}
    >
      {({ reason, recorded }) => (
        <>
          {recorded && <Alert severity="info">Already recorded on {recorded}.</Alert>}
          <Typography>
            {reason} Confirm with the client whether this loan is regulated. We save your name and the time,
            and the application can then be sent to lenders.
          </Typography>
          {isLegalFormAsked && <FormSelect name="legalForm" options={ANSWERS.legalForm.choices} />}
          <FormRadioGroup name="outcome" options={outcomeOptions} />
          <FormTextField name="note" rows={2} />
        </>
      )}
    </FormikDialog>
  );
}
