import { Formik, type FormikHelpers } from 'formik';
import { useInviteStaffMutation, type Invitation } from '@/features/staff/staff-api';
import { ROLE_HELP, staffRoles } from '@/features/staff/staff-roles';
import { FormBody } from '@/shared/forms/form-body';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { emailRequired, fieldsOf } from '@/shared/forms/requirements';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { useToast } from '@/shared/ui/toast-context';

const requirements = { email: emailRequired, role: { message: 'Please choose a role' } };
const field = fieldsOf<keyof Invitation>(requirements);
const schema = schemaFor(requirements);
const BLANK: Invitation = { email: '', role: 'case-manager' };

const TITLE = 'Invite to the staff';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invite] = useInviteStaffMutation();
  const toast = useToast();

  const send = useOneAtATime(async ([values, form]: [Invitation, FormikHelpers<Invitation>]) => {
    try {
      const { email } = await invite({ ...values, email: values.email.trim() }).unwrap();
      toast({ title: 'Invitation sent', description: `To ${email}` });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to send the invitation', destructive: true });
    }
  });

  return (
    <Formik initialValues={BLANK} validationSchema={schema} onSubmit={(values, form) => send([values, form])}>
      {({ dirty, isSubmitting }) => (
        <FormDialog title={TITLE} maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label={TITLE}>
              <FormTextField
                {...field('email')}
                label="Email"
                type="email"
                autoComplete="off"
                helperText="We mail a link there that works once, for seven days."
              />
              <FormSelect
                {...field('role')}
                label="Role"
                options={staffRoles}
                placeholder={null}
                helperText={ROLE_HELP}
              />
              <FormDialogActions submit="Send Invitation" pending="Sending..." onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
