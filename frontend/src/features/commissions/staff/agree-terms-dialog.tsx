import Typography from '@mui/material/Typography';
import { useAgreeCommissionTermsMutation } from '@/features/commissions/staff/commission-terms-api';
import {
  BASES,
  PAY_WHEN,
  commissionTermsFrom,
  termsSchema,
  VAT,
} from '@/features/commissions/staff/terms-values';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { londonIsoDay } from '@/shared/lib/dates';

interface AgreeTermsDialogProps {
  /** The partner; null for the firm's terms, which apply to partners without terms. */
  partner: { id: string; companyName: string } | null;
  onClose: () => void;
}

/** Administrators record a partner's commission terms from a date. */
export function AgreeTermsDialog({ partner, onClose }: AgreeTermsDialogProps) {
  const agree = useIdempotent(useAgreeCommissionTermsMutation());
  const today = londonIsoDay(new Date());
  return (
    <FormikDialog
      title="Agree terms"
      maxWidth="md"
      schema={termsSchema}
      initialValues={{ validFrom: today }}
      submit="Agree Terms"
      send={(fields) => agree({ body: commissionTermsFrom(fields, partner?.id ?? null) })}
      successToast={({ words }) => ({ title: 'Terms agreed', description: words })}
      errorToast={{ title: 'Not saved', description: 'The terms were not changed' }}
      onClose={onClose}
    >
      {({ basis, payWhen }) => (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            {partner?.companyName ?? 'All partners without terms of their own'}
          </Typography>
          <Typography color="textSecondary">
            These terms apply to cases submitted from their start date. Earlier cases keep their terms. Terms
            are never edited, only replaced.
          </Typography>
          <FieldGrid>
            <FormSelect name="product" options={fundingTypes} placeholder="All products" />
            <FormSelect name="basis" options={BASES} placeholder={null} />
            {basis === 'fixed' ? (
              <FormTextField name="fixedPence" inputMode="decimal" />
            ) : (
              <FormTextField name="percent" inputMode="decimal" />
            )}
            <FormSelect name="vat" options={VAT} placeholder={null} />
            {basis !== 'fixed' && (
              <>
                <FormTextField name="minimumPence" inputMode="decimal" />
                <FormTextField name="capPence" inputMode="decimal" />
              </>
            )}
            <FormSelect name="payWhen" options={PAY_WHEN} placeholder={null} />
            <FormTextField
              name="payAfterDays"
              label={
                payWhen === 'received' ? 'Due after the lender pays (days)' : 'Due after completion (days)'
              }
              inputMode="numeric"
            />
            <FormDate name="validFrom" earliest={today} />
            <WholeRow>
              <Typography variant="body2" color="textSecondary">
                The minimum and maximum apply to the whole deal, even if the lender pays in instalments.
              </Typography>
            </WholeRow>
          </FieldGrid>
        </>
      )}
    </FormikDialog>
  );
}
