import Typography from '@mui/material/Typography';
import { useChangeStaffRoleMutation, type StaffMember, type StaffRole } from '@/features/staff/staff-api';
import { managesStaff, ROLE_HELP, staffRoles } from '@/features/staff/staff-roles';
import { FormSelect } from '@/shared/forms/form-select';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf } from '@/shared/forms/requirements';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

interface Values {
  role: StaffRole;
}

const requirements = { role: { message: 'Please choose a role' } };
const field = fieldsOf<keyof Values>(requirements);
const schema = schemaFor(requirements);

interface RoleDialogProps {
  member: StaffMember;
  onChanged: (member: StaffMember) => void;
  onClose: () => void;
}

export function RoleDialog({ member: { id, name, role }, onChanged, onClose }: RoleDialogProps) {
  const [change] = useChangeStaffRoleMutation();
  return (
    <FormikDialog
      title="Change role"
      initialValues={{ role }}
      validationSchema={schema}
      submit="Save"
      send={(values) => change({ id, role: values.role }).unwrap()}
      sent={{ title: 'Role changed' }}
      failed={{ title: 'Error', description: 'Failed to change the role' }}
      onSent={(changed) => {
        onChanged(changed);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <FormSelect
        {...field('role')}
        label="Role"
        options={staffRoles}
        placeholder={null}
        helperText={ROLE_HELP}
      />
      {managesStaff({ role }) && (
        <Typography color="textSecondary">
          Changing the role withdraws the unaccepted invitations they sent.
        </Typography>
      )}
    </FormikDialog>
  );
}
