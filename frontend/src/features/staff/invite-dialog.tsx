import { object } from 'yup';
import { type Invitation, useInviteStaffMutation } from '@/features/staff/staff-api';
import { ROLE_HELP, staffRoles } from '@/features/staff/staff-roles';
import { choice, email, formSchema } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

const schema = formSchema(
  object({
    email: email('Email'),
    role: choice<Invitation['role']>('Role', 'case-manager').required('Please choose a role'),
  }),
);

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteStaffMutation();
  return (
    <FormikDialog
      title="Invite to the staff"
      schema={schema}
      submit="Send Invitation"
      pending="Sending..."
      send={(invitation) => invite(invitation).unwrap()}
      successToast={({ email }) => ({ title: 'Invitation sent', description: `To ${email}` })}
      errorToast={{ title: 'Error', description: 'Failed to send the invitation' }}
      onClose={onClose}
    >
      <FormTextField
        name="email"
        type="email"
        autoComplete="off"
        helperText="We will email a link that works once, for seven days."
      />
      <FormSelect name="role" options={staffRoles} placeholder={null} helperText={ROLE_HELP} />
    </FormikDialog>
  );
}
