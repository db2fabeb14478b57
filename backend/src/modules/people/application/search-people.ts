import { emailKey } from '#kernel/email.js';
import type { RecordFacts } from '../domain/fate.js';
import type { PersonRecordType } from '../domain/register.js';
import type { PersonRecords } from './person-records.js';

const MOST_OF_A_KIND = 50;

export interface FoundRecord {
  readonly type: PersonRecordType;
  readonly id: string;
  readonly company: string | null;
  readonly phone: string | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Records under one name and one email address. Whether two of them are one person, people decide. */
export interface FoundPerson {
  readonly name: string;
  readonly email: string;
  readonly records: readonly FoundRecord[];
  /** Emails about them that wait, or could not be sent. */
  readonly waitingEmails: number;
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  /** Whether these are all. */
  readonly isComplete: boolean;
}

const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Finds people over every table that holds some. Namesakes, and two who share an address, are listed apart. */
export class SearchPeople {
  constructor(private readonly records: PersonRecords) {}

  async execute(text: string): Promise<FoundPeople> {
    const found = await this.records.search(text, MOST_OF_A_KIND);
    const groups = Map.groupBy(found, ({ name, email }) => `${emailKey(email)} ${nameKey(name)}`);
    const people = await Promise.all([...groups.values()].map((records) => this.personOf(records)));
    const counts = Map.groupBy(found, ({ type }) => type);
    return {
      people,
      isComplete: [...counts.values()].every(({ length }) => length < MOST_OF_A_KIND),
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
