import { Formik, type FormikHelpers } from 'formik';
import { noQuickAnswers, type QuickValues } from '@/features/applications/quick-application';
import { quickAmounts, quickTradingHistories } from '@/features/applications/quick-options';
import { FormBody } from '@/shared/forms/form-body';
import { FormSection } from '@/shared/forms/form-section';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { fundingTypes } from '@/shared/forms/funding-types';
import { Honeypot } from '@/shared/forms/honeypot';
import { laterSchema } from '@/shared/forms/later-schema';
import { SubmitRow } from '@/shared/forms/submit-row';

const schema = laterSchema(async () => (await import('@/shared/forms/rules')).requiredAnswers);

interface QuickApplicationFormProps {
  onSubmit: (submit: { values: QuickValues; form: FormikHelpers<QuickValues> }) => Promise<void>;
}

export function QuickApplicationForm({ onSubmit }: QuickApplicationFormProps) {
  const submit = (values: QuickValues, form: FormikHelpers<QuickValues>) => onSubmit({ values, form });
  return (
    <Formik initialValues={noQuickAnswers} validationSchema={schema} onSubmit={submit}>
      <FormBody label="Quick application">
        <FormSection title="Your company" intro="Who is asking, and how we reach you.">
          <FormTextField name="companyName" label="Company Name" required autoComplete="organization" />
          <FormTextField name="contactName" label="Contact Name" required autoComplete="name" />
          <FormTextField name="email" label="Email" required type="email" autoComplete="email" />
          <FormTextField
            name="phone"
            label="Phone"
            required
            type="tel"
            autoComplete="tel"
            helperText="With the area code."
          />
        </FormSection>
        <FormSection title="The funding" intro="Enough to tell which lenders are worth a look.">
          <FormSelect name="fundingType" label="Funding Type" required options={fundingTypes} />
          <FormSelect name="amount" label="Amount Required" required options={quickAmounts} />
          <FormSelect
            name="tradingHistory"
            label="Trading History"
            options={quickTradingHistories}
            helperText="How long the business has been trading."
          />
          <Honeypot />
        </FormSection>
        <SubmitRow
          pending="Submitting..."
          note="Your details come to us, not to the lenders. Applying here leaves no mark on your credit file."
        >
          Submit Application
        </SubmitRow>
      </FormBody>
    </Formik>
  );
}
