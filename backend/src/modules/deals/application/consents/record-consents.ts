import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ConsentVia } from '../../domain/consent-states.js';
import type { ChangeConsents } from './change-consents.js';
import type { ConsentView } from './consent-views.js';

/** An answer that a client gave to staff. */
export interface RecordedAnswer {
  readonly isYes: boolean;
  readonly via: Exclude<ConsentVia, 'link'>;
}

/** Staff record a client's answer about lenders, whether or not the client was asked by email. */
export class RecordConsents {
  constructor(
    private readonly context: UseCaseContext,
    private readonly changeConsents: ChangeConsents,
  ) {}

  /** @throws ApplicationNotFound, InvalidInput for an unknown lender, LendersBeingUpdated, KeyReused */
  async execute(
    applicationId: string,
    names: readonly string[],
    { isYes, via }: RecordedAnswer,
    key: string | null,
    actor: Principal,
  ): Promise<readonly ConsentView[]> {
    const request = { applicationId, names, isYes, via };
    const call = { operation: 'record-consents', principal: actor, key, request };
    await this.context.idempotency.once(call, {}, async () => {
      const locked = await this.changeConsents.lock(applicationId, names);
      const taken = { via, recordedBy: staffOf(actor) };
      const at = this.context.clock.now();
      await this.changeConsents.execute(locked, (consent) => consent.answer(isYes, taken, at), actor);
    });
    return this.changeConsents.about(applicationId, names);
  }
}
