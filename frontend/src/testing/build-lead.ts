import type { Lead } from '@/features/leads/leads-api';

/** One of Fiona's leads, with only a name and an email address by default. */
export const buildLead = (known: Partial<Lead> = {}): Lead => ({
  id: 'e1',
  introducerId: 'i1',
  name: 'Callum Reid',
  email: 'callum@reid-joinery.example',
  phone: null,
  company: null,
  status: 'lead',
  source: null,
  notes: null,
  createdAt: '2026-03-02T09:30:00.000Z',
  updatedAt: '2026-03-02T09:30:00.000Z',
  ...known,
});
