import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useChangeStaffRoleMutation, type StaffMember, type StaffRole } from '@/features/staff/staff-api';
import { managesStaff, ROLE_HELP, staffRoles } from '@/features/staff/staff-roles';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { useToast } from '@/shared/ui/toast-context';

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
  const toast = useToast();
  const title = 'Change role';

  const save = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    try {
      onChanged(await change({ id, role: values.role }).unwrap());
      toast({ title: 'Role changed' });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to change the role', destructive: true });
    }
  });

  return (
    <Formik
      initialValues={{ role }}
      validationSchema={schema}
      onSubmit={(values, form) => save([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog title={title} maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label={title}>
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
                  With another role, the invitations that they made and nobody has accepted are withdrawn.
                </Typography>
              )}
              <FormDialogActions submit="Save" pending="Saving..." onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
