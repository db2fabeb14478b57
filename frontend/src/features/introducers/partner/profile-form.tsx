import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useUpdateProfileMutation, type Introducer } from '@/features/introducers/partner/introducers-api';
import { businessTypes, profileRequirements } from '@/features/introducers/partner/profile';
import { FieldGrid } from '@/shared/forms/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { ProblemNote } from '@/shared/forms/problem-note';
import { fieldsOf } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { SubmitButton } from '@/shared/forms/submit-button';
import { ReportDirty } from '@/shared/forms/report-dirty';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useToast } from '@/shared/ui/toast-context';

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
  const toast = useToast();

  const save = useOneAtATime(async ([values, form]: [ProfileValues, FormikHelpers<ProfileValues>]) => {
    try {
      onSaved(await update(values).unwrap());
      toast({ title: 'Profile saved' });
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to save profile', destructive: true });
    }
  });

  return (
    <Formik
      initialValues={saved}
      enableReinitialize
      validationSchema={schema}
      onSubmit={(values, form) => save([values, form])}
    >
      <FormBody label="Profile">
        <ReportDirty onChange={onDirty} />
        <FieldGrid>
          <FormTextField {...field('companyName')} label="Company Name" autoComplete="organization" />
          <FormTextField {...field('contactName')} label="Contact Name" autoComplete="name" />
          <FormTextField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
          <FormSelect {...field('businessType')} label="Business Type" options={businessTypes} />
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            You log in as <strong>{email}</strong>. To have that changed, please write to us.
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
