import { useInviteStaffMutation, type Invitation } from '@/features/staff/staff-api';
import { ROLE_HELP, staffRoles } from '@/features/staff/staff-roles';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { emailRequired, fieldsOf } from '@/shared/forms/requirements';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

const requirements = { email: emailRequired, role: { message: 'Please choose a role' } };
const field = fieldsOf<keyof Invitation>(requirements);
const schema = schemaFor(requirements);
const BLANK: Invitation = { email: '', role: 'case-manager' };

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteStaffMutation();
  return (
    <FormikDialog
      title="Invite to the staff"
      initialValues={BLANK}
      validationSchema={schema}
      submit="Send Invitation"
      pending="Sending..."
      send={(values) => invite({ ...values, email: values.email.trim() }).unwrap()}
      sent={({ email }) => ({ title: 'Invitation sent', description: `To ${email}` })}
      failed={{ title: 'Error', description: 'Failed to send the invitation' }}
      onClose={onClose}
    >
      <FormTextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        helperText="We will email a link that works once, for seven days."
      />
      <FormSelect
        {...field('role')}
        label="Role"
        options={staffRoles}
        placeholder={null}
        helperText={ROLE_HELP}
      />
    </FormikDialog>
  );
}
