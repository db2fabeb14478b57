import Box from '@mui/material/Box';
import { Part, State } from '@/pages/kit/specimen';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FormDate } from '@/shared/forms/fields/form-date';
import { FormPasswordField } from '@/shared/forms/fields/form-password-field';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikForm } from '@/shared/forms/formik-form';
import { SubmitButton } from '@/shared/forms/sending/submit-button';

const filled = {
  text: 'Alba Finance',
  long: 'Term loans for established companies.',
  choice: 'true',
  either: 'false',
  agreed: true,
  day: '2026-03-12',
  secret: 'a long walk',
};
const blank = { text: '', long: '', choice: '', either: '', agreed: false, day: '', secret: '' };
const yesNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const invalid = Object.fromEntries(
  Object.keys(blank).map((name) => [name, 'Say what is missing, and what to do']),
);
const touched = Object.fromEntries(Object.keys(blank).map((name) => [name, true]));
const never = () => new Promise<void>(() => undefined);

function Fields({ label }: { label: string }) {
  return (
    <FormBody label={label}>
      <FieldGrid>
        <FormTextField
          name="text"
          label="Text"
          required
          helperText="A word of help"
          placeholder="e.g. Alba"
        />
        <FormPasswordField name="secret" label="Password" required autoComplete="new-password" />
        <FormSelect name="choice" label="Choice" options={yesNo} placeholder="Not stated" />
        <FormDate name="day" label="Day" />
        <FormRadioGroup name="either" label="Either" options={yesNo} />
        <FormCheckbox name="agreed" label="Checkbox" helperText="What follows from it" />
        <FormTextField name="long" label="Long text" rows={3} />
      </FieldGrid>
      <Box>
        <SubmitButton pending="Saving...">Save</SubmitButton>
      </Box>
    </FormBody>
  );
}

/** Form fields: empty, filled in and invalid. Save stays pending forever. */
export function FieldParts() {
  return (
    <Part name="Fields">
      <State name="Empty">
        <FormikForm initialValues={blank} onSubmit={never}>
          <Fields label="Empty" />
        </FormikForm>
      </State>
      <State name="Filled in">
        <FormikForm initialValues={filled} onSubmit={never}>
          <Fields label="Filled in" />
        </FormikForm>
      </State>
      <State name="Invalid">
        <FormikForm initialValues={blank} initialErrors={invalid} initialTouched={touched} onSubmit={never}>
          <Fields label="Invalid" />
        </FormikForm>
      </State>
    </Part>
  );
}
