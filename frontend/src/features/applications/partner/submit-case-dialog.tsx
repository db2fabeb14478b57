import type { ReactNode } from 'react';
import { ANSWERS } from '@/api/answers';
import { caseFundingTypes } from '@/features/applications/partner/case-funding';
import { useSubmitCaseMutation, type Case } from '@/features/applications/partner/cases-api';
import {
  caseRequirements,
  toNewCase,
  valuesFrom,
  type NewCaseValues,
} from '@/features/applications/partner/new-case';
import { CompanyNameField } from '@/shared/companies/company-name-field';
import { FormCheckbox } from '@/shared/forms/form-checkbox';
import { FieldGrid, WholeRow } from '@/shared/forms/field-grid';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { schemaFor } from '@/shared/forms/lazy-schema';
import { fieldsOf } from '@/shared/forms/requirements';
import { useIdempotent } from '@/shared/forms/use-idempotent';
import { FormikDialog } from '@/shared/dialogs/formik-dialog';

const schema = schemaFor(caseRequirements);
const field = fieldsOf<keyof NewCaseValues>(caseRequirements);

interface SubmitCaseDialogProps {
  /** What is known about the client in advance. */
  known?: Partial<NewCaseValues>;
  onSubmitted?: (submitted: Case) => void;
  onClose: () => void;
  /** Content that depends on the case being typed. */
  children?: (values: NewCaseValues) => ReactNode;
}

export function SubmitCaseDialog({ known = {}, onSubmitted, onClose, children }: SubmitCaseDialogProps) {
  const submitCase = useIdempotent(useSubmitCaseMutation());
  return (
    <FormikDialog
      title="Submit New Application"
      maxWidth="md"
      initialValues={valuesFrom(known)}
      validationSchema={schema}
      submit="Submit Application"
      pending="Submitting..."
      send={(values: NewCaseValues) => submitCase({ body: toNewCase(values) })}
      sent={{ title: 'Application submitted successfully' }}
      failed={{ title: 'Error', description: 'Failed to submit application' }}
      onSent={(submitted) => {
        onSubmitted?.(submitted);
        onClose();
      }}
      onClose={onClose}
    >
      {(values) => (
        <>
          <FieldGrid>
            <CompanyNameField
              {...field('companyName')}
              label="Company Name"
              autoComplete="off"
              spellOutHistory
            />
            <FormTextField {...field('contactName')} label="Contact Name" />
            <FormTextField {...field('email')} label="Email" type="email" />
            <FormTextField {...field('phone')} label="Phone" type="tel" helperText="With the area code." />
            {(values.companyNumber !== '' || values.registeredAddress !== '') && (
              <>
                <FormTextField {...field('companyNumber')} label="Company Number" />
                <FormTextField {...field('registeredAddress')} label="Registered Address" />
              </>
            )}
            <FormSelect {...field('fundingType')} label="Funding Type" options={caseFundingTypes} />
            <FormTextField {...field('amount')} label="Amount Required" placeholder="e.g. £50,000" />
            <FormTextField
              {...field('tradingHistory')}
              label="Trading History (Optional)"
              placeholder="e.g. 3 years"
            />
            <FormSelect
              {...field('legalForm')}
              label="Legal Form (Optional)"
              options={ANSWERS.legalForm.choices}
            />
            {values.legalForm !== '' && (
              <FormSelect
                {...field('securedOnHome')}
                label="Secured on a Home (Optional)"
                options={ANSWERS.securedOnHome.choices}
              />
            )}
            <WholeRow>
              <FormCheckbox
                name="clientConsent"
                label="My client knows I am sharing these details"
                helperText="We record this with the date and time."
              />
            </WholeRow>
          </FieldGrid>
          {children?.(values)}
        </>
      )}
    </FormikDialog>
  );
}
