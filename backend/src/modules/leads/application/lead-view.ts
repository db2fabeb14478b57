import type { Lead, LeadDetails } from '../domain/lead.js';

/** A lead as its partner sees it. */
export interface LeadView extends LeadDetails {
  readonly id: string;
  readonly introducerId: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

type Shown = Pick<Lead, keyof LeadView>;

export const leadView = ({ id, introducerId, name, email, phone, company, ...rest }: Shown): LeadView => ({
  id,
  introducerId,
  name,
  email,
  phone,
  company,
  status: rest.status,
  source: rest.source,
  notes: rest.notes,
  createdAt: rest.createdAt.toISOString(),
  updatedAt: rest.updatedAt.toISOString(),
});
