import { object } from 'yup';
import {
  amount,
  choice,
  decimal,
  flag,
  formSchema,
  text,
  textOrNull,
} from '@/shared/forms/rules/form-schema';

const schema = formSchema(
  object({
    name: text('Name').required('Enter the name'),
    note: textOrNull('Note'),
    kind: choice<'fixed' | 'share'>('Kind', 'share'),
    fixedPence: amount('Amount (£)').when('kind', {
      is: 'fixed',
      then: (sum) => sum.required('Enter the amount'),
    }),
    rate: decimal('Rate', 'Enter a number'),
    agreed: flag('Agreed'),
  }),
);

describe('formSchema', () => {
  it('fills a form with defaults: text, and booleans for checkboxes', () => {
    expect(schema.defaults).toEqual({
      name: '',
      note: '',
      kind: 'share',
      fixedPence: '',
      rate: '',
      agreed: false,
    });
  });

  it('fills a form from a record, with blanks for missing values', () => {
    expect(schema.valuesOf({ name: 'Alba', note: null, rate: 8.95, agreed: true })).toEqual({
      ...schema.defaults,
      name: 'Alba',
      rate: '8.95',
      agreed: true,
    });
  });

  it('casts values as the API takes them', () => {
    const values = { ...schema.defaults, name: ' Alba ', fixedPence: '1,250', rate: '8.95%' };

    expect(schema.cast(values)).toEqual({
      name: 'Alba',
      note: null,
      kind: 'share',
      fixedPence: '£1,250',
      rate: 8.95,
      agreed: false,
    });
  });

  it('names the labels, and the required fields for the current values', () => {
    expect(schema.labels.fixedPence).toBe('Amount (£)');
    expect([...schema.requiredIn(schema.defaults)]).toEqual(['name']);
    expect([...schema.requiredIn({ ...schema.defaults, kind: 'fixed' })]).toEqual(['name', 'fixedPence']);
  });

  it('casts nothing while a value is invalid', () => {
    expect(schema.castIfValid({ ...schema.defaults, name: 'Alba', rate: '8,95' })).toBeNull();
    expect(schema.castIfValid({ ...schema.defaults, name: 'Alba', rate: '8.95' })?.rate).toBe(8.95);
  });
});
