import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import {
  useAgreeSelfBillingMutation,
  type PartnerAccount,
} from '@/features/introducers/staff/partner-accounts-api';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FormBody } from '@/shared/forms/form-body';
import { FormDate } from '@/shared/forms/form-date';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useToast } from '@/shared/ui/toast-context';

interface Values {
  selfBillingAgreedOn: string;
  vatNumber: string;
}

const TITLE = 'Self-billing';

/** Administrators record that the firm may write a partner's invoices. */
export function SelfBillingDialog({ partner, onClose }: { partner: PartnerAccount; onClose: () => void }) {
  const [agree] = useAgreeSelfBillingMutation();
  const toast = useToast();
  const { id, companyName, selfBillingAgreedOn, vatNumber } = partner;

  const save = useOneAtATime(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    const body = {
      selfBillingAgreedOn: values.selfBillingAgreedOn || null,
      vatNumber: values.vatNumber.trim() || null,
    };
    try {
      await agree({ id, body }).unwrap();
      toast({ title: 'Self-billing saved', description: companyName });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Not saved', description: 'The agreement stays as it was', destructive: true });
    }
  });

  return (
    <Formik<Values>
      initialValues={{ selfBillingAgreedOn: selfBillingAgreedOn ?? '', vatNumber: vatNumber ?? '' }}
      onSubmit={(values, form) => save([values, form])}
    >
      {({ dirty, isSubmitting }) => (
        <FormDialog title={TITLE} maxWidth="sm" dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label={TITLE}>
              <Typography sx={{ fontWeight: 600 }}>{companyName}</Typography>
              <Typography color="textSecondary">
                With both, statements that are approved from that day on are self-billed invoices.
              </Typography>
              <FormDate name="selfBillingAgreedOn" label="Agreed on" />
              <FormTextField name="vatNumber" label="VAT number" helperText="Such as GB123456789." />
              <FormDialogActions submit="Save" pending="Saving..." onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
