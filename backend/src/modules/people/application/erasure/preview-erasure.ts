import { londonIsoDay } from '#kernel/time/london-time.js';
import type { Clock } from '#platform/application/clock.js';
import type { DataRequest } from '../../domain/data-request.js';
import { NotAnErasure } from '../../domain/errors.js';
import type { RetentionSettings } from '../../domain/periods.js';
import type { PersonRecordType } from '../../domain/person-record-types.js';
import { fateOf, type RecordFacts } from '../../domain/retention-rules.js';
import type { Fingerprints } from './fingerprints.js';
import type { PersonRecords } from '../records/person-records.js';

/** The effect on one record, table by table. */
export interface ErasureLine {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly at: string;
  readonly outcome: 'deleted' | 'anonymised' | 'stays';
  readonly why: string;
  readonly until: string | null;
  readonly parts: readonly { readonly holds: string; readonly rows: number }[];
}

export interface OtherRecord {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly at: string;
}

/** What an erasure would do now. The erasure takes its version, so that it does exactly what was approved. */
export interface ErasurePreview {
  readonly version: string;
  readonly lines: readonly ErasureLine[];
  /** Records with the same email address that were not chosen. */
  readonly others: readonly OtherRecord[];
  /** Recipients of the details, who must be told (Article 19). */
  readonly recipients: readonly string[];
  readonly waitingEmails: number;
}

/** Previews what is erased, what is kept, and why. */
export class PreviewErasure {
  constructor(
    private readonly clock: Pick<Clock, 'now'>,
    private readonly records: PersonRecords,
    private readonly settings: RetentionSettings,
    private readonly fingerprints: Fingerprints,
  ) {}

  /** @throws NotAnErasure, RequestClosed, IdentityNotConfirmed, AuthorityNotConfirmed, NoRecordsChosen */
  async execute(request: DataRequest): Promise<ErasurePreview> {
    request.checkReady();
    if (request.kind !== 'erasure' && request.kind !== 'objection') throw new NotAnErasure();
    const today = londonIsoDay(this.clock.now());
    const facts = await this.records.facts(request.records);
    const lines: ErasureLine[] = [];
    for (const record of facts) lines.push(await this.lineOf(record, today));
    const emails = [request.email, ...facts.map(({ email }) => email)];
    const others = await this.records.othersOf(emails, [
      ...request.records,
      { type: 'data-request', id: request.id },
    ]);
    const preview = {
      lines,
      others: others.map(({ type, id, name, company, at }) => ({ type, id, name, company, at })),
      recipients: await this.records.recipientsOf(request.records),
      waitingEmails: await this.records.waitingEmails(request.records),
    };
    // Queued emails may change without a new preview.
    const { lines: seen, others: left, recipients } = preview;
    const version = this.fingerprints.of(JSON.stringify({ seen, left, recipients }));
    return { version, ...preview };
  }

  private async lineOf(facts: RecordFacts, today: string): Promise<ErasureLine> {
    const { type, id, name, company, at } = facts;
    const parts = await this.records.partsOf({ type, id });
    return {
      type,
      id,
      name,
      company,
      at,
      ...fateOf(facts, today, this.settings),
      parts: parts.map(({ holds, rows }) => ({ holds, rows })),
    };
  }
}
