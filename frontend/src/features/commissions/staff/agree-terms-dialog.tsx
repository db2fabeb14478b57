import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useAgreeCommissionTermsMutation } from '@/features/commissions/staff/commission-terms-api';
import {
  BASES,
  newTerms,
  termsFrom,
  unreadable,
  VAT,
  type TermsValues,
} from '@/features/commissions/staff/terms-values';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { FieldGrid, WholeRow } from '@/shared/forms/field-grid';
import { FormBody } from '@/shared/forms/form-body';
import { FormDate } from '@/shared/forms/form-date';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';
import { londonIsoDay } from '@/shared/lib/dates';
import { useToast } from '@/shared/ui/toast-context';

interface AgreeTermsDialogProps {
  /** With whom; null for the firm's, which hold where a partner has none. */
  partner: { id: string; companyName: string } | null;
  onClose: () => void;
}

const TITLE = 'Agree terms';

/** Administrators agree what a partner earns, from a day on. */
export function AgreeTermsDialog({ partner, onClose }: AgreeTermsDialogProps) {
  const [agree] = useAgreeCommissionTermsMutation();
  const keyOf = useSubmissionKey();
  const toast = useToast();
  const today = londonIsoDay(new Date());

  const send = useOneAtATime(async ([values, form]: [TermsValues, FormikHelpers<TermsValues>]) => {
    const terms = termsFrom(values, partner?.id ?? null);
    try {
      const { words } = await agree({ terms, idempotencyKey: keyOf(terms) }).unwrap();
      toast({ title: 'Terms agreed', description: words });
      onClose();
    } catch (failure) {
      showProblem(form, values, failure);
      toast({ title: 'Error', description: 'Failed to save the terms', destructive: true });
    }
  });

  return (
    <Formik
      initialValues={newTerms(today)}
      validate={unreadable}
      onSubmit={(values, form) => send([values, form])}
    >
      {({ values: { basis }, dirty, isSubmitting }) => (
        <FormDialog title={TITLE} dirty={dirty} busy={isSubmitting} onClose={onClose}>
          {(leave) => (
            <FormBody label={TITLE}>
              <Typography sx={{ fontWeight: 600 }}>
                {partner?.companyName ?? 'All partners without terms of their own'}
              </Typography>
              <Typography color="textSecondary">
                They hold for cases that come in from the first day on. Earlier cases keep the terms that they
                came in under, and terms are never changed: new ones replace them.
              </Typography>
              <FieldGrid>
                <FormSelect
                  name="product"
                  label="Product"
                  options={fundingTypes}
                  placeholder="All products"
                />
                <FormSelect name="basis" label="Paid" options={BASES} placeholder={null} />
                {basis === 'fixed' ? (
                  <FormTextField
                    name="fixedPence"
                    label="Amount for each deal (£)"
                    inputMode="decimal"
                    required
                  />
                ) : (
                  <FormTextField name="percent" label="Percentage" inputMode="decimal" required />
                )}
                <FormSelect name="vat" label="VAT" options={VAT} placeholder={null} />
                {basis !== 'fixed' && (
                  <>
                    <FormTextField name="minimumPence" label="At least (£)" inputMode="decimal" />
                    <FormTextField name="capPence" label="At most (£)" inputMode="decimal" />
                  </>
                )}
                <FormTextField name="payAfterDays" label="Due after completion (days)" inputMode="numeric" />
                <FormDate name="validFrom" label="First day" earliest={today} required />
                <WholeRow>
                  <Typography variant="body2" color="textSecondary">
                    The minimum and the maximum hold for a deal as a whole, in however many parts its lender
                    pays.
                  </Typography>
                </WholeRow>
              </FieldGrid>
              <FormDialogActions submit="Agree Terms" pending="Saving..." onCancel={leave} />
            </FormBody>
          )}
        </FormDialog>
      )}
    </Formik>
  );
}
