import type { Mails } from '#modules/mail/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { CommissionDisclosureViews, DisclosureView } from './commission-disclosure-views.js';
import type { WriteDisclosure } from './write-disclosure.js';
import type { ReferredCases } from '../referred-cases.js';

/**
 * Staff create a disclosure of how the broker is paid for a case: its wording is frozen, it supersedes the one
 * before, and the client gets one email.
 */
export class FreezeDisclosure {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: ReferredCases,
    private readonly writeDisclosure: WriteDisclosure,
    private readonly views: CommissionDisclosureViews,
    private readonly mails: Mails,
  ) {}

  /** @throws ApplicationNotFound, KeyReused */
  async execute(applicationId: string, key: string | null, actor: Principal): Promise<DisclosureView> {
    const call = { operation: 'freeze-disclosure', principal: actor, key, request: { applicationId } };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, () =>
      this.freeze(answer.id, applicationId, actor),
    );
    return this.views.one(id);
  }

  private async freeze(id: string, applicationId: string, actor: Principal): Promise<void> {
    const lockedCase = await this.cases.lock(applicationId);
    const created = { by: staffOf(actor), at: this.context.clock.now(), awaitsSending: false };
    const disclosure = await this.writeDisclosure.execute(id, lockedCase, created);
    await this.cases.disclosed('commission-disclosed', disclosure, actor);
    if (lockedCase.emailsClient)
      await this.mails.send('commission-disclosed', { applicationId, disclosureId: id }, { id });
  }
}
