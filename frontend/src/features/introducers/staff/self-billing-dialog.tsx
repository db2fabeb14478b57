import Typography from '@mui/material/Typography';
import { object } from 'yup';
import {
  useAgreeSelfBillingMutation,
  type PartnerAccount,
} from '@/features/introducers/staff/partner-accounts-api';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FormDate } from '@/shared/forms/fields/form-date';
import { dateOrNull, formSchema, textOrNull } from '@/shared/forms/rules/form-schema';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

const schema = formSchema(
  object({ selfBillingAgreedOn: dateOrNull('Agreed on'), vatNumber: textOrNull('VAT number') }),
);

/** Administrators record a partner's self-billing agreement. */
export function SelfBillingDialog({ partner, onClose }: { partner: PartnerAccount; onClose: () => void }) {
  const [agree] = useAgreeSelfBillingMutation();
  const { id, companyName } = partner;
  return (
    <FormikDialog
      title="Self-billing"
      schema={schema}
      initialValues={schema.valuesOf(partner)}
      submit="Save"
      send={(body) => agree({ id, body }).unwrap()}
      successToast={{ title: 'Self-billing saved', description: companyName }}
      errorToast={{ title: 'Not saved', description: 'The agreement is unchanged' }}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>{companyName}</Typography>
      <Typography color="textSecondary">
        With both, statements that are approved from that day on are self-billed invoices.
      </Typography>
      <FormDate name="selfBillingAgreedOn" />
      <FormTextField name="vatNumber" helperText="Such as GB123456789." />
    </FormikDialog>
  );
}
