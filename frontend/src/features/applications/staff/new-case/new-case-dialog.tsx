import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAddApplicationMutation } from '@/features/applications/staff/admin-applications-api';
import {
  caseLike,
  newCaseSchema,
  sources,
  type EarlierCase,
  type NewCaseValues,
} from '@/features/applications/staff/new-case/new-case';
import { questionsWith } from '@/features/applications/staff/answers/correction';
import { partners } from '@/features/applications/staff/new-case/partner-filter';
import {
  CLIENT_AND_REQUEST,
  MATCHED,
  staffQuestions,
} from '@/features/applications/staff/answers/staff-questions';
import { AnswerField } from '@/shared/application-answers/answer-field';
import {
  shownFields,
  type Field,
  type FieldName,
  type QuestionSection,
} from '@/shared/application-answers/section';
import { useForm } from '@/shared/forms/form-context';
import { longDate } from '@/shared/lib/dates';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormAutocomplete } from '@/shared/forms/fields/form-autocomplete';
import { CollapsibleFields } from '@/shared/forms/fields/collapsible-fields';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

interface NewCaseDialogProps {
  /** The case whose answers it copies. */
  copyFrom?: EarlierCase;
  /** Called with the new case's id; closes the dialog. */
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Adds a case received by phone, by email or in person: the answers for matching first, others on request. */
export function NewCaseDialog({ copyFrom, onAdded, onClose }: NewCaseDialogProps) {
  // Fixed when opened, so that changes by others move nothing while typing.
  const [{ questions, schema, copied }] = useState(() => formOf(copyFrom));
  const add = useIdempotent(useAddApplicationMutation());
  return (
    <FormikDialog
      title="New application"
      maxWidth="md"
      schema={schema}
      initialValues={copied}
      submit="Add application"
      send={(body) => add({ body })}
      successToast={{ title: 'Application added' }}
      errorToast={{ title: 'Not added', description: 'The application could not be saved' }}
      onSuccess={({ id }) => onAdded(id)}
      onClose={onClose}
    >
      {copyFrom && (
        <Typography variant="body2" color="textSecondary">
          Copied from {copyFrom.companyName} from {longDate(copyFrom.createdAt)}. Check what has changed. The
          two will be linked as a renewal.
        </Typography>
      )}
      <Questions sections={questions} />
      <FormCheckbox
        name="sendConfirmation"
        label="Email the applicant"
        helperText="Confirms the application, with links to its results and status."
      />
    </FormikDialog>
  );
}

function formOf(copyFrom: EarlierCase | undefined) {
  const questions = copyFrom ? questionsWith(copyFrom) : staffQuestions;
  return { questions, schema: newCaseSchema(questions), copied: copyFrom ? caseLike(copyFrom) : {} };
}

function Questions({ sections }: { sections: readonly QuestionSection[] }) {
  const { values } = useForm<NewCaseValues>();
  const visible = shownFields(sections, values);
  const others = visible.filter(({ name }) => !FIRST.has(name));
  return (
    <>
      <FieldGrid>
        <FormRadioGroup name="source" label="Source" options={sources} />
        <FormAutocomplete
          name="introducerId"
          label="Partner"
          records={partners}
          {...(values.introducerId !== '' && {
            helperText: 'The partner is credited and notified by email.',
          })}
        />
        <Fields fields={visible} names={CLIENT_AND_REQUEST} />
      </FieldGrid>
      <section aria-label="Matching">
        <Typography variant="h4" component="h3">
          Matching
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
          A blank counts as unconfirmed, not as a no.
        </Typography>
        <FieldGrid>
          <Fields fields={visible} names={MATCHED} />
        </FieldGrid>
      </section>
      <CollapsibleFields title="Other details" names={others.map(({ name }) => name)} filled="answered">
        {others.map((field) => (
          <AnswerField key={field.name} field={field} />
        ))}
      </CollapsibleFields>
    </>
  );
}

const FIRST: ReadonlySet<FieldName> = new Set([...CLIENT_AND_REQUEST, ...MATCHED]);

/** These questions, in the order of their names. */
function Fields({ fields, names }: { fields: readonly Field[]; names: readonly FieldName[] }) {
  return names.map((name) => {
    const field = fields.find((other) => other.name === name);
    return field && <AnswerField key={name} field={field} />;
  });
}
