import type { Schemas } from '@/api/schemas';
import type { Lead } from '@/features/leads/leads-api';
import { emailRequired, type Requirements } from '@/shared/forms/requirements';

type AddLeadRequest = Schemas['AddLeadRequest'];

/** The forms' values: every field as text, blank if unknown. */
export type LeadValues = Record<keyof AddLeadRequest, string>;

export const NEW_LEAD: LeadValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  status: 'lead',
  source: '',
  notes: '',
};

export const leadLabels: Readonly<Record<keyof LeadValues, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  source: 'Source',
  notes: 'Notes',
};

export const leadRequirements = {
  name: { message: 'Name is required' },
  email: emailRequired,
} satisfies Requirements;

export const valuesOf = ({ name, email, phone, company, status, source, notes }: Lead): LeadValues => ({
  name,
  email,
  phone: phone ?? '',
  company: company ?? '',
  status,
  source: source ?? '',
  notes: notes ?? '',
});

export const bodyOf = ({ status, ...values }: LeadValues): AddLeadRequest => ({
  status: status as Lead['status'],
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  company: values.company.trim(),
  source: values.source.trim(),
  notes: values.notes.trim(),
});
