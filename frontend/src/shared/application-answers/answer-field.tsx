import { applyFormat } from '@/shared/application-answers/answer-formats';
import type { Field } from '@/shared/application-answers/section';
import { CompanyNameField } from '@/shared/companies/company-name-field';
import { FormRadioGroup } from '@/shared/forms/fields/form-radio-group';
import { WholeRow } from '@/shared/forms/fields/field-grid';
import { FormSelect } from '@/shared/forms/fields/form-select';
import { FormTextField } from '@/shared/forms/fields/form-text-field';

/** Draws one line of the table of sections as the control that suits it. */
export function AnswerField({ field }: { field: Field }) {
  const { name, label, kind, format, options = [], required, helper, input } = field;
  const common = { name, label, required: required !== undefined, ...(helper && { helperText: helper }) };
  switch (kind) {
    case 'select':
      return <FormSelect {...common} options={options} />;
    case 'radio':
      return <FormRadioGroup {...common} options={options} />;
    case 'long-text':
      return (
        <WholeRow>
          <FormTextField {...common} {...input} rows={3} />
        </WholeRow>
      );
    case 'company':
      return <CompanyNameField {...common} autoComplete={input?.autoComplete ?? 'off'} />;
    case 'text':
      return (
        <FormTextField
          {...common}
          {...input}
          {...(format && { format: (text) => applyFormat(format, text) })}
        />
      );
  }
}
