import { changeFields } from '#kernel/change-fields.js';
import { emailKey } from '#kernel/email.js';

/** In the usual order; a lead may change from any status to any other. */
export const LEAD_STATUSES = [
  'lead',
  'contacted',
  'qualified',
  'client',
  'closed-won',
  'closed-lost',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const NEW_LEAD: LeadStatus = 'lead';

/**
 * The maximum number of leads per partner. Anyone may become a partner: above every real list, and small enough for
 * the shared table.
 */
export const MAX_LEADS = 50_000;

/** The details of a lead, as typed. */
export interface LeadDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly status: LeadStatus;
  /** The lead's source in the partner's words. */
  readonly source: string | null;
  readonly notes: string | null;
}

export const LEAD_FIELDS = ['name', 'email', 'phone', 'company', 'status', 'source', 'notes'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Changed details with previous and new values. Empty if nothing changed. */
export type LeadChanges = Partial<
  Record<LeadField, { readonly from: string | null; readonly to: string | null }>
>;

/** An entry in a partner's own contact list. */
export class Lead implements LeadDetails {
  readonly id: string;
  /** The partner who owns the list, and the only one who may see who is in it. */
  readonly introducerId: string;
  name: string = '';
  email: string = '';
  /** The key for comparing addresses. */
  emailKey: string = '';
  phone: string | null = null;
  company: string | null = null;
  status: LeadStatus = NEW_LEAD;
  source: string | null = null;
  notes: string | null = null;
  readonly createdAt: Date;
  /** Also its version: an edit based on an earlier one is stale. */
  updatedAt: Date;

  private constructor(id: string, introducerId: string, at: Date) {
    this.id = id;
    this.introducerId = introducerId;
    this.createdAt = at;
    this.updatedAt = at;
  }

  static open(id: string, introducerId: string, details: LeadDetails, at: Date): Lead {
    const lead = new Lead(id, introducerId, at);
    lead.change(details, at);
    return lead;
  }

  isAsReadAt(at: Date): boolean {
    return this.updatedAt.getTime() === at.getTime();
  }

  /** Applies the given details; unchanged ones have no effect. */
  change(details: { readonly [F in LeadField]?: LeadDetails[F] | undefined }, at: Date): LeadChanges {
    const changes = changeFields<Lead, LeadField>(this, LEAD_FIELDS, details);
    if (Object.keys(changes).length > 0) {
      this.emailKey = emailKey(this.email);
      this.updatedAt = at;
    }
    return changes;
  }
}
