import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ApplicationEvents } from '../review/application-events.js';
import type { LockApplication } from '../review/lock-application.js';
import type { KeepPromise } from './keep-promise.js';

export const CONTACT_WAYS = ['phone', 'email', 'in_person'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** Without an answer, the promised time stays: staff have to call again. */
const NOT_REACHED = 'client-not-reached';

const KINDS = { phone: 'client-called', email: 'client-emailed', in_person: 'client-met' } as const;

export interface Contact {
  readonly how: ContactWay;
  /** Whether the client answered. */
  readonly reached: boolean;
  readonly note: string | null;
}

/**
 * Staff called, emailed or met the client: from then on we no longer promise a response by a time, unless the client
 * did not answer. Idempotent by key.
 */
export class RecordContact {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly keepPromise: KeepPromise,
    private readonly events: ApplicationEvents,
  ) {}

  /** @throws ApplicationNotFound, KeyReused */
  async execute(
    id: string,
    { how, reached, note }: Contact,
    key: string | null,
    actor: Principal,
  ): Promise<void> {
    const call = { operation: 'record-contact', principal: actor, key, request: { id, how, reached, note } };
    await this.context.idempotency.once(call, {}, async () => {
      const application = await this.lockApplication.execute(id, undefined);
      if (reached) await this.keepPromise.execute(application);
      const reason = note?.trim();
      const facts = reason ? { reason: { from: null, to: reason } } : {};
      await this.events.record({ kind: reached ? KINDS[how] : NOT_REACHED, applicationId: id, actor, facts });
    });
  }
}
