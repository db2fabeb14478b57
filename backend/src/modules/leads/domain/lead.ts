import { changeFields } from '#kernel/change-fields.js';
import { emailKey } from '#kernel/email.js';

/** In the order in which a lead usually goes through them; it may move from any to any other. */
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
 * How many leads a partner keeps at a time. Anybody may become a partner: beyond every honest list, and few enough for the
 * one table that holds all of them.
 */
export const MAX_LEADS = 50_000;

/** What a partner knows of a lead, as typed. */
export interface LeadDetails {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
  readonly status: LeadStatus;
  /** Where the lead came from, in the partner's words. */
  readonly source: string | null;
  readonly notes: string | null;
}

export const LEAD_FIELDS = ['name', 'email', 'phone', 'company', 'status', 'source', 'notes'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];

/** Which details changed: from which value to which. Empty where none did. */
export type LeadChanges = Partial<
  Record<LeadField, { readonly from: string | null; readonly to: string | null }>
>;

/** An entry in a partner's own contact list. */
export class Lead implements LeadDetails {
  readonly id: string;
  /** The partner whose list it stands in, and the only one who may know who is in it. */
  readonly introducerId: string;
  name: string = '';
  email: string = '';
  /** The address as it is compared. */
  emailKey: string = '';
  phone: string | null = null;
  company: string | null = null;
  status: LeadStatus = NEW_LEAD;
  source: string | null = null;
  notes: string | null = null;
  readonly createdAt: Date;
  /** Also its version: an edit that was begun before it is stale. */
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

  /** Takes the details that are given; what they already are changes nothing. */
  change(details: { readonly [F in LeadField]?: LeadDetails[F] | undefined }, at: Date): LeadChanges {
    const changes = changeFields<Lead, LeadField>(this, LEAD_FIELDS, details);
    if (Object.keys(changes).length > 0) {
      this.emailKey = emailKey(this.email);
      this.updatedAt = at;
    }
    return changes;
  }
}
