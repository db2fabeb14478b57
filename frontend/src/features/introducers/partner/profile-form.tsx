import Typography from '@mui/material/Typography';
import { useFormik } from 'formik';
import { useUpdateProfileMutation, type Introducer } from '@/features/introducers/partner/introducers-api';
import { businessTypes, profileRequirements } from '@/features/introducers/partner/profile';
import { FieldGrid } from '@/shared/forms/fields/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikFields } from '@/shared/forms/formik-form';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { ProblemNote } from '@/shared/forms/sending/problem-note';
import { fieldsOf } from '@/shared/forms/rules/requirements';
import { SubmitButton } from '@/shared/forms/sending/submit-button';
import { useSubmit } from '@/shared/forms/sending/use-submit';

type ProfileValues = Record<keyof typeof profileRequirements, string>;

const schema = schemaFor(profileRequirements);
const field = fieldsOf<keyof ProfileValues>(profileRequirements);

/** The state of `ProfileForm`. The screen holds it, because it asks before unsaved changes are lost. */
export function useProfileForm(introducer: Introducer, onSaved: (introducer: Introducer) => void) {
  const { companyName, contactName, phone, businessType } = introducer;
  const saved: ProfileValues = { companyName, contactName, phone, businessType };
  const [update] = useUpdateProfileMutation();
  const save = useSubmit({
    send: (values: ProfileValues) => update(values).unwrap(),
    successToast: { title: 'Profile saved' },
    errorToast: { title: 'Error', description: 'Failed to save profile' },
    onSuccess: onSaved,
  });
  return useFormik({
    initialValues: saved,
    enableReinitialize: true,
    validationSchema: schema,
    onSubmit: save,
  });
}

interface ProfileFormProps {
  form: ReturnType<typeof useProfileForm>;
  email: string;
}

/** The partner's own details. */
export function ProfileForm({ form, email }: ProfileFormProps) {
  return (
    <FormikFields form={form}>
      <FormBody label="Profile">
        <FieldGrid>
          <FormTextField {...field('companyName')} label="Company Name" autoComplete="organization" />
          <FormTextField {...field('contactName')} label="Contact Name" autoComplete="name" />
          <FormTextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
          <FormSelect {...field('businessType')} label="Business Type" options={businessTypes} />
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}
          >
            You sign in as <strong>{email}</strong>. Contact us to change it.
          </Typography>
        </FieldGrid>
        <div>
          <SubmitButton pending="Saving...">Save Profile</SubmitButton>
          <ProblemNote />
        </div>
      </FormBody>
    </FormikFields>
  );
}
