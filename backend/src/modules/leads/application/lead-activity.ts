import type { Activity } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';
import { entriesOf } from '#kernel/records.js';
import type { Lead, LeadChanges, LeadField } from '../domain/lead.js';

/** A lead as a subject of the activity log. */
const leadSubject = ({ id }: Pick<Lead, 'id'>) => ({ type: 'lead', id });

/** The log outlives the lead and holds no personal data: of free text it records only whether there was any. */
const logged = (field: LeadField, value: string | null): string | null =>
  field === 'status' || value === null ? value : 'given';

const loggedChanges = (changes: LeadChanges): NonNullable<Activity['changes']> =>
  Object.fromEntries(
    entriesOf(changes).map(([field, { from, to }]) => [
      field,
      { from: logged(field, from), to: logged(field, to) },
    ]),
  );

export const leadAdded = (actor: Principal, lead: Lead): Activity => ({
  actor,
  action: 'lead-added',
  subject: leadSubject(lead),
  changes: { status: { from: null, to: lead.status } },
});

export const leadUpdated = (actor: Principal, lead: Lead, changes: LeadChanges): Activity => ({
  actor,
  action: 'lead-updated',
  subject: leadSubject(lead),
  changes: loggedChanges(changes),
});

export const leadDeleted = (actor: Principal, lead: Lead): Activity => ({
  actor,
  action: 'lead-deleted',
  subject: leadSubject(lead),
  changes: { status: { from: lead.status, to: null } },
});
