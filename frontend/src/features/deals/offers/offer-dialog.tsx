import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import {
  useChangeOfferMutation,
  useMakeOfferMutation,
  type Offer,
  type OfferTerms,
  type Submission,
} from '@/features/deals/deals-api';
import { FiguresPreview } from '@/features/deals/offers/figures-preview';
import {
  commissionFrom,
  commissionInWords,
  offerSchema,
  offerValues,
  offerTermsFrom,
  type OfferValues,
} from '@/features/deals/offers/offer-values';
import { RATE_KINDS, REPAYMENTS } from '@/features/deals/offers/format-offer';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { FormDate } from '@/shared/forms/fields/form-date';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';

const KINDS = [
  { value: 'indicative', label: 'Indicative: the lender may still change it' },
  { value: 'formal', label: 'Formal: the lender is bound to it' },
];

const CERTAINTIES = [
  { value: 'likely', label: 'Likely' },
  { value: 'confirmed', label: 'Confirmed by the lender' },
];

interface OfferDialogProps {
  submission: Submission;
  /** Null for a new one. */
  offer: Offer | null;
  /** The requested amount in pence: the default of a new offer. */
  askedPence?: number | null;
  onClose: () => void;
}

/** An offer's terms, with its costs calculated while typing. */
export function OfferDialog({ submission, offer, askedPence = null, onClose }: OfferDialogProps) {
  const make = useIdempotent(useMakeOfferMutation());
  const [change] = useChangeOfferMutation();
  const { form } = useRecordForm({
    schema: offerSchema,
    record: offer,
    valuesOf: (known) => offerValues(known, askedPence, submission.offers.at(-1)),
    send: (fields, known) => {
      const { kind, expiresOn, conditions } = fields;
      const body = { ...offerTermsFrom(fields), kind, expiresOn, conditions, ...commissionFrom(fields) };
      return known
        ? change({ id: known.id, body: { ...body, updatedAt: known.updatedAt } }).unwrap()
        : make({ submissionId: submission.id, body });
    },
    recordKind: 'offer',
  });
  return (
    <FormikDialog
      title={offer ? 'Change Offer' : 'Record Offer'}
      maxWidth="md"
      label={`Offer from ${submission.lender.name}`}
      {...form}
      submit={offer ? 'Save Offer' : 'Record Offer'}
      successToast={{ title: offer ? 'Offer changed' : 'Offer recorded' }}
      errorToast={{ title: 'Not saved', description: 'The offer could not be saved' }}
      onClose={onClose}
    >
      {(values) => (
        <>
          {offer?.chosenByApplicantAt && (
            <Alert severity="warning" role="note">
              The client has chosen this offer. If you change its terms, we clear the choice and email the
              client to look again. Changing only the expiry date keeps it.
            </Alert>
          )}
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{submission.lender.name}</Typography>
          <FiguresPreview terms={typedTerms(values)} />
          <FieldGrid>
            <FormSelect name="kind" options={KINDS} placeholder={null} />
            <FormTextField name="amountPence" inputMode="decimal" placeholder="e.g. 125,000" />
            <FormTextField name="rate" inputMode="decimal" placeholder="e.g. 8.95" />
            <FormSelect name="rateKind" options={RATE_KINDS} placeholder={null} />
            <FormSelect
              name="repayment"
              options={REPAYMENTS}
              placeholder={null}
              helperText="A flat rate or a factor requires monthly payments of capital and interest."
            />
            <FormTextField name="termMonths" inputMode="numeric" placeholder="e.g. 60" />
            <FormTextField name="arrangementFeePence" inputMode="decimal" />
            <FormTextField
              name="brokerCommissionPence"
              inputMode="decimal"
              helperText={commissionInWords(values)}
            />
            <FormSelect name="brokerCommissionBasis" options={CERTAINTIES} placeholder={null} />
            <FormTextField name="brokerFeePence" inputMode="decimal" />
            <FormTextField
              name="otherFeesPence"
              inputMode="decimal"
              helperText="Such as valuation and legal fees."
            />
            <FormTextField name="exitFeePence" inputMode="decimal" helperText="Paid with the last payment." />
            <FormDate name="expiresOn" helperText="Including this day." />
            <WholeRow>
              <FormTextField name="conditions" rows={3} />
            </WholeRow>
          </FieldGrid>
        </>
      )}
    </FormikDialog>
  );
}

/** Null while the terms are incomplete. */
const typedTerms = (values: OfferValues): OfferTerms | null => {
  const fields = offerSchema.castIfValid(values);
  return fields && offerTermsFrom(fields);
};
