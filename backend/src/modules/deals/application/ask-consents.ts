import type { Clock } from '#shared/application/clock.js';
import type { Idempotency } from '#shared/application/idempotency.js';
import type { Ids } from '#shared/application/ids.js';
import type { NamedLender } from '#shared/application/lender-directory.js';
import type { Mails } from '#shared/application/mails/mails.js';
import type { Principal } from '#shared/application/principal.js';
import type { Applicants } from './applicants.js';
import type { Cases } from './cases.js';
import type { ConsentLists, ConsentView } from './consent-lists.js';
import type { ConsentsOfCase } from './consents-of-case.js';
import type { KeepConsent } from './keep-consent.js';

/** Staff ask a client by one mail whether the details may go to lenders. Whoever has said yes is not asked again. */
export class AskConsents {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly consents: ConsentsOfCase,
    private readonly keepConsent: KeepConsent,
    private readonly lists: ConsentLists,
    private readonly cases: Cases,
    private readonly applicants: Applicants,
    private readonly mails: Mails,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws ApplicationNotFound, ClientNotTold, ClientLinkOver, InvalidInput for a lender that is none, KeyReused */
  async execute(
    applicationId: string,
    names: readonly string[],
    key: string | null,
    actor: Principal,
  ): Promise<readonly ConsentView[]> {
    const call = { operation: 'ask-consents', principal: actor, key, request: { applicationId, names } };
    const lenders = await this.consents.lendersCalled(names);
    const mail = { id: this.ids.next() };
    await this.idempotency.once(call, mail, () => this.ask(applicationId, lenders, mail.id, actor));
    return this.lists.about(
      applicationId,
      lenders.map(({ name }) => name),
    );
  }

  private async ask(
    applicationId: string,
    lenders: readonly NamedLender[],
    mailId: string,
    actor: Principal,
  ): Promise<void> {
    await this.applicants.checkReached(await this.cases.lock(applicationId));
    const at = this.clock.now();
    const asked = (await this.consents.about(applicationId, lenders)).filter((consent) => consent.ask(at));
    for (const consent of asked) await this.keepConsent.execute(consent, actor);
    if (asked.length > 0) await this.mails.send('consent-asked', { id: mailId, applicationId });
  }
}
