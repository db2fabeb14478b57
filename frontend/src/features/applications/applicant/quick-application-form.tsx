import type { FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { noQuickAnswers, type QuickValues } from '@/features/applications/applicant/quick-application';
import { ANSWERS } from '@/api/answers';
import { FormBody } from '@/shared/forms/form-body';
import { FormSection } from '@/shared/forms/form-section';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { fundingTypes } from '@/shared/application-answers/funding-types';
import { FormikForm } from '@/shared/forms/formik-form';
import { Honeypot } from '@/shared/forms/fields/honeypot';
import { schemaFor } from '@/shared/forms/rules/lazy-schema';
import { applicationRequirements } from '@/shared/application-answers/application-requirements';
import { fieldsOf } from '@/shared/forms/rules/requirements';
import { SubmitRow } from '@/shared/forms/sending/submit-row';

const schema = schemaFor(applicationRequirements);
const field = fieldsOf<keyof QuickValues>(applicationRequirements);

interface QuickApplicationFormProps {
  onSubmit: (values: QuickValues, form: FormikHelpers<QuickValues>) => Promise<void>;
  /** A question above the button. */
  consent?: ReactNode;
}

export function QuickApplicationForm({ onSubmit, consent }: QuickApplicationFormProps) {
  return (
    <FormikForm initialValues={noQuickAnswers} validationSchema={schema} onSubmit={onSubmit}>
      <FormBody label="Quick application">
        <FormSection title="Your company" intro="Who is applying, and how we can reach you.">
          <FormTextField {...field('companyName')} label="Company Name" autoComplete="organization" />
          <FormTextField {...field('contactName')} label="Contact Name" autoComplete="name" />
          <FormTextField {...field('email')} label="Email" type="email" autoComplete="email" />
          <FormTextField
            {...field('phone')}
            label="Phone"
            type="tel"
            autoComplete="tel"
            helperText="With the area code."
          />
        </FormSection>
        <FormSection title="The funding" intro="Just enough to see which lenders may fit.">
          <FormSelect {...field('fundingType')} label="Funding Type" options={fundingTypes} />
          <FormSelect {...field('amount')} label="Amount Required" options={ANSWERS.amount.quickChoices} />
          <FormSelect
            {...field('tradingHistory')}
            label="Trading History"
            options={ANSWERS.tradingHistory.quickChoices}
            helperText="How long the business has been trading."
          />
          <Honeypot />
        </FormSection>
        {consent}
        <SubmitRow
          pending="Submitting..."
          note="Your details come to us, not to the lenders. Applying here leaves no mark on your credit file."
        >
          Submit Application
        </SubmitRow>
      </FormBody>
    </FormikForm>
  );
}
