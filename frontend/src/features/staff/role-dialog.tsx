import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { useChangeStaffRoleMutation, type StaffMember, type StaffRole } from '@/features/staff/staff-api';
import { managesStaff, ROLE_HELP, staffRoles } from '@/features/staff/staff-roles';
import { choice, formSchema } from '@/shared/forms/rules/form-schema';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

const schema = formSchema(
  object({ role: choice<StaffRole>('Role', 'case-manager').required('Please choose a role') }),
);

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
      schema={schema}
      initialValues={{ role }}
      submit="Save"
      send={(values) => change({ id, role: values.role }).unwrap()}
      successToast={{ title: 'Role changed' }}
      errorToast={{ title: 'Error', description: 'Failed to change the role' }}
      onSuccess={(changed) => {
        onChanged(changed);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <FormSelect name="role" options={staffRoles} placeholder={null} helperText={ROLE_HELP} />
      {managesStaff({ role }) && (
        <Typography color="textSecondary">
          Changing the role withdraws the unaccepted invitations they sent.
        </Typography>
      )}
    </FormikDialog>
  );
}
