import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useUpdateProfileMutation, type Introducer } from '@/features/introducers/partner/introducers-api';
import { businessTypes, profileRequirements } from '@/features/introducers/partner/profile';
import { FieldGrid } from '@/shared/forms/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { ProblemNote } from '@/shared/forms/problem-note';
import { fieldsOf } from '@/shared/forms/requirements';
import { SubmitButton } from '@/shared/forms/submit-button';
import { ReportDirty } from '@/shared/forms/report-dirty';
import { useSending } from '@/shared/forms/use-sending';

type ProfileValues = Record<keyof typeof profileRequirements, string>;

const schema = schemaFor(profileRequirements);
const field = fieldsOf<keyof ProfileValues>(profileRequirements);

interface ProfileFormProps {
  introducer: Introducer;
  onSaved: (introducer: Introducer) => void;
  onDirty: (dirty: boolean) => void;
}

/** What we know of a partner, for the partner to correct. */
export function ProfileForm({ introducer, onSaved, onDirty }: ProfileFormProps) {
  const { companyName, contactName, phone, businessType, email } = introducer;
  const saved: ProfileValues = { companyName, contactName, phone, businessType };
  const [update] = useUpdateProfileMutation();

  const save = useSending({
    send: (values: ProfileValues) => update(values).unwrap(),
    sent: { title: 'Profile saved' },
    failed: { title: 'Error', description: 'Failed to save profile' },
    onSent: onSaved,
  });

  return (
    <Formik initialValues={saved} enableReinitialize validationSchema={schema} onSubmit={save}>
      <FormBody label="Profile">
        <ReportDirty onChange={onDirty} />
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
    </Formik>
  );
}
