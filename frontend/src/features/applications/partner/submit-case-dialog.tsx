import type { ReactNode } from 'react';
import { ANSWERS } from '@/api/answers';
import { caseFundingTypes } from '@/features/applications/partner/case-funding';
import { useSubmitCaseMutation, type Case } from '@/features/applications/partner/cases-api';
import {
  partnerCaseSchema,
  toNewCase,
  type PartnerCaseValues,
} from '@/features/applications/partner/new-case';
import { CompanyNameField } from '@/shared/companies/company-name-field';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useIdempotent } from '@/shared/forms/sending/use-idempotent';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';

interface SubmitCaseDialogProps {
  /** What is known about the client in advance. */
  known?: Partial<PartnerCaseValues>;
  onSubmitted?: (submitted: Case) => void;
  onClose: () => void;
  /** Content that depends on the case being typed. */
  children?: (values: PartnerCaseValues) => ReactNode;
}

export function SubmitCaseDialog({ known = {}, onSubmitted, onClose, children }: SubmitCaseDialogProps) {
  const submitCase = useIdempotent(useSubmitCaseMutation());
  return (
    <FormikDialog
      title="Submit New Application"
      maxWidth="md"
      schema={partnerCaseSchema}
      initialValues={known}
      submit="Submit Application"
      pending="Submitting..."
      send={(fields) => submitCase({ body: toNewCase(fields) })}
      successToast={{ title: 'Application submitted successfully' }}
      errorToast={{ title: 'Error', description: 'Failed to submit application' }}
      onSuccess={(submitted) => {
        onSubmitted?.(submitted);
        onClose();
      }}
      onClose={onClose}
    >
      {(values) => (
        <>
          <FieldGrid>
            <CompanyNameField name="companyName" autoComplete="off" spellOutHistory />
            <FormTextField name="contactName" />
            <FormTextField name="email" type="email" />
            <FormTextField name="phone" type="tel" helperText="With the area code." />
            {(values.companyNumber !== '' || values.registeredAddress !== '') && (
              <>
                <FormTextField name="companyNumber" />
                <FormTextField name="registeredAddress" />
              </>
            )}
            <FormSelect name="fundingType" options={caseFundingTypes} />
            <FormTextField name="amount" placeholder="e.g. £50,000" />
            <FormTextField name="tradingHistory" placeholder="e.g. 3 years" />
            <FormSelect name="legalForm" options={ANSWERS.legalForm.choices} />
            {values.legalForm !== '' && (
              <FormSelect name="securedOnHome" options={ANSWERS.securedOnHome.choices} />
            )}
            <WholeRow>
              <FormCheckbox name="clientConsent" helperText="We record this with the date and time." />
            </WholeRow>
          </FieldGrid>
          {children?.(values)}
        </>
      )}
    </FormikDialog>
  );
}
