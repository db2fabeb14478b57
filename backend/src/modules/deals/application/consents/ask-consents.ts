import type { Mails } from '#modules/mail/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ClientNotReached } from '../../domain/errors.js';
import type { Applicants } from './applicants.js';
import type { Case } from '../cases.js';
import type { CaseWithLenders, ChangeConsents } from './change-consents.js';
import type { ConsentView } from './consent-views.js';

/**
 * Staff ask a client in one email whether the details may go to lenders. Lenders that the client has consented to are
 * left out.
 */
export class AskConsents {
  constructor(
    private readonly context: UseCaseContext,
    private readonly changeConsents: ChangeConsents,
    private readonly applicants: Applicants,
    private readonly mails: Mails,
  ) {}

  /**
   * @throws ApplicationNotFound, ClientUnaware, ClientLinkExpired, ClientNotReached, InvalidInput for an unknown
   * lender, LendersBeingUpdated, KeyReused
   */
  async execute(
    applicationId: string,
    names: readonly string[],
    key: string | null,
    actor: Principal,
  ): Promise<readonly ConsentView[]> {
    const call = { operation: 'ask-consents', principal: actor, key, request: { applicationId, names } };
    await this.context.idempotency.once(call, {}, async () => {
      const locked = await this.changeConsents.lock(applicationId, names);
      await this.ask(locked, actor);
    });
    return this.changeConsents.about(applicationId, names);
  }

  /**
   * Call it inside the unit of work that has locked the case.
   * @throws ClientUnaware, ClientLinkExpired, ClientNotReached
   */
  async ask(locked: CaseWithLenders, actor: Principal): Promise<void> {
    await this.checkReached(locked.lockedCase);
    const { clock, ids } = this.context;
    const at = clock.now();
    const isNewlyAsked = await this.changeConsents.execute(locked, (consent) => consent.ask(at), actor);
    const { id: applicationId } = locked.lockedCase;
    if (isNewlyAsked) await this.mails.send('consent-asked', { id: ids.next(), applicationId });
  }

  private async checkReached(asked: Case): Promise<void> {
    await this.applicants.checkReached(asked);
    if ((await this.applicants.reach(asked.id))?.awaitsClientContact) throw new ClientNotReached(asked.id);
  }
}
