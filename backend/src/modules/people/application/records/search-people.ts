import { emailKey } from '#kernel/email.js';
import type { RecordFacts } from '../../domain/retention-rules.js';
import type { PersonRecordType } from '../../domain/person-record-types.js';
import type { PersonRecords } from './person-records.js';

const MAX_OF_A_KIND = 50;

export interface FoundRecord {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly company: string | null;
  readonly phone: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Records with one name and one email address. People decide whether two of them are one person. */
export interface FoundPerson {
  readonly name: string;
  readonly email: string;
  readonly records: readonly FoundRecord[];
  /** Queued or failed emails about them. */
  readonly waitingEmails: number;
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** Whether the result is complete. */
  readonly isComplete: boolean;
}

const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Finds people in all tables with personal data. Lists namesakes, and people who share an address, separately. */
export class SearchPeople {
  constructor(private readonly records: PersonRecords) {}

  async execute(text: string): Promise<FoundPeople> {
    const found = await this.records.search(text, MAX_OF_A_KIND);
    const groups = Map.groupBy(found, ({ name, email }) => `${emailKey(email)} ${nameKey(name)}`);
    const people = await Promise.all([...groups.values()].map((records) => this.personOf(records)));
    const counts = Map.groupBy(found, ({ type }) => type);
    return {
      people,
      isComplete: [...counts.values()].every(({ length }) => length < MAX_OF_A_KIND),
    };
  }

  private async personOf(records: readonly RecordFacts[]): Promise<FoundPerson> {
    const { name = '', email = '' } = records[0] ?? {};
    return {
      name,
      email,
      records: records.map(({ type, id, company, phone, at }) => ({ type, id, company, phone, at })),
      waitingEmails: await this.records.waitingEmails(records),
    };
  }
}
