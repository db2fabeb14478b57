import Typography from '@mui/material/Typography';
import {
  useAgreeSelfBillingMutation,
  type PartnerAccount,
} from '@/features/introducers/staff/partner-accounts-api';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';
import { FormDate } from '@/shared/forms/form-date';
import { FormTextField } from '@/shared/forms/form-text-field';

/** Administrators record a partner's self-billing agreement. */
export function SelfBillingDialog({ partner, onClose }: { partner: PartnerAccount; onClose: () => void }) {
  const [agree] = useAgreeSelfBillingMutation();
  const { id, companyName, selfBillingAgreedOn, vatNumber } = partner;
  return (
    <FormikDialog
      title="Self-billing"
      initialValues={{ selfBillingAgreedOn: selfBillingAgreedOn ?? '', vatNumber: vatNumber ?? '' }}
      submit="Save"
      send={(values) => {
        const body = {
          selfBillingAgreedOn: values.selfBillingAgreedOn || null,
          vatNumber: values.vatNumber.trim() || null,
        };
        return agree({ id, body }).unwrap();
      }}
      sent={{ title: 'Self-billing saved', description: companyName }}
      failed={{ title: 'Not saved', description: 'The agreement is unchanged' }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{companyName}</Typography>
      <Typography color="textSecondary">
        With both, statements that are approved from that day on are self-billed invoices.
      </Typography>
      <FormDate name="selfBillingAgreedOn" label="Agreed on" />
      <FormTextField name="vatNumber" label="VAT number" helperText="Such as GB123456789." />
    </FormikDialog>
  );
}
