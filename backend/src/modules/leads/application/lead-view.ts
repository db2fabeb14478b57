import { viewOf, type ViewOf } from '#platform/application/view.js';
import { LEAD_FIELDS, type Lead } from '../domain/lead.js';

export const LEAD_VIEW_FIELDS = ['id', 'introducerId', ...LEAD_FIELDS, 'createdAt', 'updatedAt'] as const;

/** A lead as its partner sees it. */
export type LeadView = ViewOf<Lead, (typeof LEAD_VIEW_FIELDS)[number]>;

export const leadView = (lead: Lead): LeadView => viewOf(lead, LEAD_VIEW_FIELDS);
