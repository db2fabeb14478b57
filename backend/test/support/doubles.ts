import { Clock } from '#platform/application/clock.js';
import { ActivityLog, type Activity } from '#platform/application/activity-log.js';
import { Idempotency, type RepeatableCall, type StoredCall } from '#platform/application/idempotency.js';
import { type MailData, type MailKind, type MailOptions, Mails } from '#modules/mail/public.js';
import { StaffMembers, type Owner } from '#platform/application/staff-members.js';
import type { Visitor } from '#platform/application/principal.js';

export const visitor: Visitor = { type: 'visitor', id: null, address: '192.0.2.1' };

/** The machine's clock, for tests that ignore time. */
export class MachineClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** Staff with these ids, each named by its id. */
export class StaffInMemory extends StaffMembers {
  constructor(private readonly ids: readonly string[]) {
    super();
  }
  all(): Promise<readonly Owner[]> {
    return Promise.resolve(this.ids.map((id) => ({ id, name: id })));
  }
  reach(id: string): Promise<{ readonly name: string; readonly email: string } | null> {
    return Promise.resolve(this.ids.includes(id) ? { name: id, email: `${id}@broker.example` } : null);
  }
  lock(id: string): Promise<boolean> {
    return Promise.resolve(this.ids.includes(id));
  }
}

/** Records the entries for tests. */
export class KeptActivity extends ActivityLog {
  readonly all: Activity[] = [];
  record(...entries: readonly Activity[]): Promise<void> {
    this.all.push(...entries);
    return Promise.resolve();
  }
}

/** Stores responses by request. */
export class KeptAnswers extends Idempotency {
  readonly answers: { readonly call: RepeatableCall; readonly answer: unknown }[] = [];

  earlierAnswer<T>(call: RepeatableCall): Promise<T | null> {
    if (call.key === null && call.withoutKey !== 'same') return Promise.resolve(null);
    const asked = JSON.stringify(call);
    const earlier = this.answers.find((kept) => JSON.stringify(kept.call) === asked);
    return Promise.resolve((earlier?.answer ?? null) as T | null);
  }

  writeOnce<T>(call: RepeatableCall, answer: T, write: () => Promise<void>): Promise<T> {
    return this.writeWithCall(call, answer, write);
  }

  async writeWithCall<T>(
    call: RepeatableCall,
    answer: T,
    write: (stored: StoredCall | null) => Promise<void>,
  ): Promise<T> {
    await write(null);
    this.answers.push({ call, answer });
    return answer;
  }
}

/** Records emails for tests. */
export class KeptMails extends Mails {
  readonly all: { readonly kind: MailKind; readonly id: string | undefined; readonly data: object }[] = [];

  send<Kind extends MailKind>(kind: Kind, data: MailData<Kind>, { id }: MailOptions = {}): Promise<void> {
    this.all.push({ kind, id, data });
    return Promise.resolve();
  }
}
