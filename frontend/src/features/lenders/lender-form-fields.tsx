import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import { CRITERIA, LENDER_LABELS, type LenderField } from '@/features/lenders/lender-fields';
import type { LenderValues } from '@/features/lenders/lender-values';
import { useReadings } from '@/features/lenders/use-readings';
import { FormCheckbox } from '@/shared/forms/form-checkbox';
import { WholeRow } from '@/shared/forms/form-section';
import { FormSelect } from '@/shared/forms/form-select';
import { FormTextField } from '@/shared/forms/form-text-field';
import { complaintAbout } from '@/shared/forms/send-problem';
import { ChevronIcon } from '@/shared/ui/icons';

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** What the directory shows of a lender, and behind a button what matching asks of it. */
export function LenderFormFields() {
  const { values } = useFormikContext<LenderValues>();
  const reading = useReadings(values);
  const limit = (field: LenderField, example: string) => (
    <FormTextField
      name={field}
      label={LENDER_LABELS[field]}
      placeholder={example}
      helperText={reading(field) ?? ''}
    />
  );
  return (
    <>
      <Box sx={grid}>
        <FormTextField name="name" label={LENDER_LABELS.name} required />
        <FormTextField
          name="productTypes"
          label={LENDER_LABELS.productTypes}
          required
          placeholder="e.g. Business Loans, Invoice Finance"
          helperText={reading('productTypes') ?? 'Separated by commas'}
        />
        <WholeRow>
          <FormTextField name="description" label={LENDER_LABELS.description} rows={3} />
        </WholeRow>
        {limit('minAmount', 'e.g. £25k')}
        {limit('maxAmount', 'e.g. 500k, or no max')}
        <FormTextField
          name="interestRate"
          label={LENDER_LABELS.interestRate}
          placeholder="e.g. from 6.9% APR"
        />
        <FormTextField name="website" label={LENDER_LABELS.website} type="url" placeholder="lender.co.uk" />
        <FormTextField name="contactEmail" label={LENDER_LABELS.contactEmail} type="email" />
        <FormTextField name="contactPhone" label={LENDER_LABELS.contactPhone} type="tel" />
        <WholeRow>
          <FormCheckbox
            name="isActive"
            label={LENDER_LABELS.isActive}
            helperText="An active lender takes part in matching."
          />
        </WholeRow>
      </Box>
      <Criteria>
        {limit('minTradingHistory', 'e.g. 24 months')}
        {limit('minCreditScore', 'e.g. 650')}
        <Accepts field="acceptsAdverseCredit" />
        <Accepts field="acceptsStartups" />
        {limit('minLtv', 'e.g. 30%')}
        {limit('maxLtv', 'e.g. 70%')}
        <FormTextField name="propertyTypes" label={LENDER_LABELS.propertyTypes} />
        <FormTextField
          name="coverageAreas"
          label={LENDER_LABELS.coverageAreas}
          placeholder="e.g. UK, or Scotland"
        />
        <Accepts field="acceptsRefurbProjects" />
        <Accepts field="acceptsDevelopmentProjects" />
        <FormTextField name="preferredSectors" label={LENDER_LABELS.preferredSectors} />
        <FormTextField name="excludedSectors" label={LENDER_LABELS.excludedSectors} />
      </Criteria>
    </>
  );
}

function Accepts({ field }: { field: LenderField }) {
  return <FormSelect name={field} label={LENDER_LABELS[field]} options={YES_NO} placeholder="Not stated" />;
}

/** Folded until somebody opens it, or something in it was refused. */
function Criteria({ children }: { children: ReactNode }) {
  const id = useId();
  const form = useFormikContext<LenderValues>();
  const { values } = form;
  const [asked, setAsked] = useState(false);
  const refused = CRITERIA.some((field) => complaintAbout(form.status, field, values[field]) !== null);
  const open = asked || refused;
  const stated = CRITERIA.filter((field) => values[field].trim() !== '').length;
  return (
    <Box
      component="section"
      aria-label="Lending criteria"
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
    >
      <Button
        variant="text"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setAsked(!open)}
        sx={{ ml: -1, gap: 1, '& svg': { transform: open ? 'rotate(180deg)' : 'none' } }}
      >
        Lending criteria
        <ChevronIcon />
      </Button>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', ml: 1 }}>
        {stated} of {CRITERIA.length} stated
      </Box>
      <Box id={id} hidden={!open} sx={[grid, { mt: 2, '&[hidden]': { display: 'none' } }]}>
        {children}
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
} as const;
