import { HOLD_SUBJECTS } from '../../domain/hold.js';
import type { PersonRecordType } from '../../domain/person-record-types.js';

/*
 * SQL about the row `record` of a person's record, for what its erasure depends on.
 */

/** Whether its person was not erased: erased people have no email address. */
export const PRESENT = `record.email <> ''`;

/**
 * The last date of an application's deal: of a completion in force or of a line of the commission ledger. A reversed
 * completion counts only through its lines. Null without a deal.
 */
export const LAST_DEAL_DAY = `greatest(
  (select max(completed_on) from completions join lender_submissions on lender_submissions.id = submission_id
    where lender_submissions.application_id = record.id and reversed_at is null),
  (select max(earned_on) from commission_entries where application_id = record.id))`;

/** The holds of a record. */
const HOLDS: Readonly<Record<string, string>> = Object.fromEntries(
  HOLD_SUBJECTS.map((type) => [
    type,
    `select reason from current_holds where subject_type = '${type}' and subject_id = record.id`,
  ]),
);
/** The open complaints about a record. */
const COMPLAINTS: Readonly<Record<string, string>> = {
  application: 'select reference from complaint_holds where application_id = record.id',
};

const firstOf = (select: string | undefined): string => (select ? `(${select} limit 1)` : 'null::text');

/** The reason of its hold; null without one. */
export const holdOf = (type: PersonRecordType): string => firstOf(HOLDS[type]);
/** The reference of an open complaint about it; null without one. */
export const complaintAbout = (type: PersonRecordType): string => firstOf(COMPLAINTS[type]);

/** Whether no hold and no open complaint protects it. */
export const isUnprotected = (type: PersonRecordType): string =>
  [HOLDS[type], COMPLAINTS[type]]
    .flatMap((select) => (select ? [`not exists (${select})`] : []))
    .join(' and ') || 'true';
