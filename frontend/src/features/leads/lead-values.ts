import { type InferType, object } from 'yup';
import type { Lead } from '@/features/leads/leads-api';
import { choice, email, formSchema, type FormValues, text } from '@/shared/forms/rules/form-schema';

const lead = object({
  name: text('Name').required('Name is required'),
  email: email('Email'),
  phone: text('Phone'),
  company: text('Company'),
  status: choice<Lead['status']>('Status', 'lead'),
  source: text('Source'),
  notes: text('Notes'),
});

export const leadSchema = formSchema(lead);

export type LeadValues = FormValues<InferType<typeof lead>>;
