import { londonIsoDay } from '#kernel/time/london-time.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import { BackupRuns } from '#modules/backups/application/backup-runs.js';
import { backupName } from '#modules/backups/infrastructure/backup-folder.js';
import { ComplaintTasks } from '#modules/complaints/application/complaint-tasks.js';
import { ComplaintRepository } from '#modules/complaints/application/complaint.repository.js';
import {
  Complaint,
  type ComplaintOutcome,
  type ComplaintWords,
} from '#modules/complaints/domain/complaint.js';
import { DataRequestRepository } from '#modules/people/application/requests/data-request.repository.js';
import { HoldRepository } from '#modules/people/application/holds/hold.repository.js';
import { PersonRecords } from '#modules/people/application/records/person-records.js';
import { followClock } from '#modules/people/application/requests/record-data-request.js';
import { DataRequest, type DataRequestKind } from '#modules/people/domain/data-request.js';
import { Hold } from '#modules/people/domain/hold.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { ActivityLog } from '#platform/application/activity-log.js';
import { Ids } from '#platform/application/ids.js';
import { SOME_VISITOR, type Principal } from '#platform/application/principal.js';
import { timeOf, type DemoTime } from './demo-times.js';
import type { Get } from './get.js';

type DemoComplaint = DemoTime & {
  /** Linked to the application with the complainant's email address. */
  readonly isAboutApplication: boolean;
  readonly words: ComplaintWords;
  readonly record: {
    readonly acknowledgedAfterDays?: number;
    readonly closed?: {
      readonly afterDays: number;
      readonly outcome: ComplaintOutcome;
      readonly redressPence: number;
      readonly rootCause: string;
    };
  };
};

type DemoRequest = DemoTime & {
  readonly kind: DataRequestKind;
  /** The company of the application that it is about. */
  readonly email: string;
  readonly identityAfterDays: number;
  /** When we asked the person to clarify; there is no answer yet. */
  readonly askedAfterDays?: number;
  readonly notes: string | null;
};

/** `data/firm.json`. */
export interface DemoFirm {
  readonly complaints: readonly DemoComplaint[];
  readonly requests: readonly DemoRequest[];
  readonly hold: DemoTime & { readonly email: string; readonly reason: string };
}

interface Cast {
  readonly staff: Principal & { readonly id: string };
  readonly now: Date;
}

const BACKUP_BYTES = 4_812_733;
const BACKUP_AT = '02:15';

const dayAfterTime = (at: Date, days: number): string => londonIsoDay(new Date(at.getTime() + days * DAY_MS));

const recordsOf = (get: Get, email: string) => get(PersonRecords).search(email, 5);

const applicationOf = async (get: Get, email: string) => {
  const found = await recordsOf(get, email);
  const application = found.find(({ type }) => type === 'application');
  if (!application) throw new Error(`The demonstration has no application from ${email}`);
  return application;
};

/** Adds complaints, data requests, a hold, and the record of last night's backup. Call it after the cases are there. */
export const loadDemoFirm = async (get: Get, cast: Cast, firm: DemoFirm): Promise<void> => {
  for (const complaint of firm.complaints) await addComplaint(get, cast, complaint);
  for (const request of firm.requests) await addRequest(get, cast, request);
  await addHold(get, cast, firm.hold);
  const startedAt = new Date(`${cast.now.toISOString().slice(0, 10)}T${BACKUP_AT}:00Z`);
  const lastNight = startedAt > cast.now ? new Date(startedAt.getTime() - DAY_MS) : startedAt;
  await get(BackupRuns).add({
    id: get(Ids).next(lastNight),
    startedAt: lastNight,
    file: backupName(lastNight),
    bytes: BACKUP_BYTES,
    failure: null,
  });
};

const addComplaint = async (get: Get, { staff, now }: Cast, demo: DemoComplaint): Promise<void> => {
  const { words, isAboutApplication, record } = demo;
  const { acknowledgedAfterDays, closed } = record;
  const at = timeOf(demo, now);
  const complaints = get(ComplaintRepository);
  const named = { id: get(Ids).next(at), reference: await complaints.nextReference() };
  const complaint = Complaint.receive(named, words, londonIsoDay(at), at);
  const changes = {
    ...(isAboutApplication && { applicationId: (await applicationOf(get, words.email)).id }),
    ...(acknowledgedAfterDays !== undefined && {
      acknowledgedOn: dayAfterTime(at, acknowledgedAfterDays),
      ownerId: staff.id,
    }),
    ...(closed && {
      respondedOn: dayAfterTime(at, closed.afterDays),
      outcome: closed.outcome,
      redressPence: closed.redressPence,
      rootCause: closed.rootCause,
      isVulnerable: false,
    }),
  };
  complaint.change(changes, londonIsoDay(now), at);
  await complaints.add(complaint);
  const subject = { type: 'complaint', id: complaint.id };
  await get(ActivityLog).record({ actor: SOME_VISITOR, action: 'complaint-made', subject, at });
  await get(ComplaintTasks).follow(complaint);
};

const addRequest = async (get: Get, { staff, now }: Cast, demo: DemoRequest): Promise<void> => {
  const { kind, email, identityAfterDays, askedAfterDays, notes } = demo;
  const at = timeOf(demo, now);
  const { name, phone } = await applicationOf(get, email);
  const requests = get(DataRequestRepository);
  const named = { id: get(Ids).next(at), reference: await requests.nextReference() };
  const details = { kind, name, email, phone, requestedBy: 'person', receivedOn: londonIsoDay(at) } as const;
  const request = DataRequest.receive(named, details, at);
  const pauses =
    askedAfterDays === undefined ? [] : [{ askedOn: dayAfterTime(at, askedAfterDays), answeredOn: null }];
  const identityConfirmedOn = dayAfterTime(at, identityAfterDays);
  const records = (await recordsOf(get, email)).map(({ type, id }) => ({ type, id }));
  request.change(
    { identityConfirmedOn, identityCheckedBy: 'called', pauses, records, ownerId: staff.id, notes },
    londonIsoDay(now),
    at,
  );
  await requests.add(request);
  const subject = { type: 'data-request', id: request.id };
  await get(ActivityLog).record({ actor: staff, action: 'data-request-recorded', subject, at });
  await followClock(get(AutomaticTasks), request);
};

const addHold = async (get: Get, { staff, now }: Cast, demo: DemoFirm['hold']): Promise<void> => {
  const at = timeOf(demo, now);
  const subject = { type: 'application' as const, id: (await applicationOf(get, demo.email)).id };
  await get(HoldRepository).add(Hold.place(get(Ids).next(at), subject, demo.reason, null, staff.id, at));
  await get(ActivityLog).record({ actor: staff, action: 'hold-placed', subject, at });
};
