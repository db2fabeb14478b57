import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  CRITERIA,
  GENERAL,
  kindOf,
  type LenderField,
  type LenderFieldKind,
  READ_FIELDS,
} from '@/features/lenders/lender-fields';
import type { LenderValues } from '@/features/lenders/lender-values';
import { CollapsibleFields } from '@/shared/forms/fields/collapsible-fields';
import { FormCheckbox } from '@/shared/forms/fields/form-checkbox';
import { FieldGrid, WholeRow } from '@/shared/forms/fields/field-grid';
import { useForm } from '@/shared/forms/form-context';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';
import { useReadLenderQuery } from '@/features/lenders/lenders-api';
import { useDebouncedQuery } from '@/shared/lib/use-debounced-query';

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const TYPES: Partial<Record<LenderFieldKind, 'url' | 'email' | 'tel'>> = {
  website: 'url',
  email: 'email',
  phone: 'tel',
};

const PLACEHOLDERS: Partial<Record<LenderField, string>> = {
  productTypes: 'e.g. Business Loans, Invoice Finance',
  minAmount: 'e.g. £25k',
  maxAmount: 'e.g. 500k, or no max',
  interestRate: 'e.g. from 6.9% APR',
  website: 'lender.co.uk',
  minTradingHistory: 'e.g. 24 months',
  minCreditScore: 'e.g. 650',
  minLtv: 'e.g. 30%',
  maxLtv: 'e.g. 70%',
  coverageAreas: 'e.g. UK, or Scotland',
};

/** A lender's general fields, with its criteria behind a button. */
export function LenderFormFields() {
  const { values } = useForm<LenderValues>();
  const reading = useFieldInterpretations(values);
  const control = (field: LenderField) => <Control key={field} field={field} reading={reading(field)} />;
  return (
    <>
      <FieldGrid>{GENERAL.map(control)}</FieldGrid>
      <CollapsibleFields title="Lending criteria" names={CRITERIA} filled="stated">
        {CRITERIA.map(control)}
      </CollapsibleFields>
    </>
  );
}

/** The field's kind decides its control. */
function Control({ field, reading }: { field: LenderField; reading: string | undefined }) {
  const kind = kindOf(field);
  const type = TYPES[kind];
  const placeholder = PLACEHOLDERS[field];
  switch (kind) {
    case 'flag':
      return <FormSelect name={field} options={YES_NO} placeholder="Not stated" />;
    case 'active':
      return (
        <WholeRow>
          <FormCheckbox name={field} helperText="Active lenders are included in matching." />
        </WholeRow>
      );
    case 'prose':
      return (
        <WholeRow>
          <FormTextField name={field} rows={3} />
        </WholeRow>
      );
    default:
      return (
        <FormTextField
          name={field}
          helperText={reading ?? (kind === 'products' ? 'Separated by commas' : '')}
          {...(type && { type })}
          {...(placeholder !== undefined && { placeholder })}
        />
      );
  }
}

const PAUSE_MS = 400;

/** How the server interprets the values of the form, field by field, once the user has paused. */
function useFieldInterpretations(values: LenderValues): (field: LenderField) => string | undefined {
  const filled = READ_FIELDS.filter((field) => values[field].trim() !== '');
  const fields: Partial<Record<LenderField, string>> = Object.fromEntries(
    filled.map((field) => [field, values[field].trim()]),
  );
  const { currentData, requested } = useDebouncedQuery(
    useReadLenderQuery,
    filled.length > 0 ? fields : skipToken,
    PAUSE_MS,
  );
  return (field) => {
    // An interpretation of an earlier value would be wrong.
    if (requested === skipToken || requested[field] !== fields[field]) return undefined;
    const warning = currentData?.warnings.find((read) => read.field === field);
    const reading = currentData?.readings.find((read) => read.field === field);
    return warning?.message ?? (reading && `Reads as ${reading.reads}`);
  };
}
