import type { LenderDirectory, NamedLender } from '#platform/application/lender-directory.js';
import type { Mails } from '#platform/application/mails/mails.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ClientNotReached } from '../../domain/errors.js';
import type { ConsentVia } from '../../domain/consent-states.js';
import { LenderConsent } from '../../domain/lender-consent.js';
import type { Applicants } from './applicants.js';
import type { Case, Cases } from '../cases.js';
import type { ConsentViews, ConsentView } from './consent-views.js';
import type { ConsentRepository } from './consent.repository.js';
import type { SaveConsent } from './save-consent.js';

/** What a client said to a member of the staff. */
export interface RecordedAnswer {
  readonly isYes: boolean;
  readonly via: Exclude<ConsentVia, 'link'>;
}

/** Staff ask a client by one mail whether the details may go to lenders, or keep what the client answered them, asked by mail or not. */
export class AskConsents {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderDirectory,
    private readonly cases: Cases,
    private readonly applicants: Applicants,
    private readonly consents: ConsentRepository,
    private readonly saveConsent: SaveConsent,
    private readonly views: ConsentViews,
    private readonly mails: Mails,
  ) {}

  /**
   * Null asks by mail; whoever has said yes to a lender is not asked about it again.
   * @throws ApplicationNotFound, ClientNotTold, ClientLinkExpired, ClientNotReached, InvalidInput for a lender that is none,
   *   LendersBeingUpdated, KeyReused
   */
  async execute(
    applicationId: string,
    names: readonly string[],
    recordedAnswer: RecordedAnswer | null,
    key: string | null,
    actor: Principal,
  ): Promise<readonly ConsentView[]> {
    const operation = recordedAnswer ? 'record-consents' : 'ask-consents';
    const call = { operation, principal: actor, key, request: { applicationId, names, ...recordedAnswer } };
    await this.context.idempotency.once(call, {}, async () => {
      await this.lenders.lock();
      const lockedCase = await this.cases.lock(applicationId);
      const lenders = await this.lendersCalled(names);
      await (recordedAnswer
        ? this.record(lockedCase.id, lenders, recordedAnswer, actor)
        : this.ask(lockedCase, lenders, actor));
    });
    const called = await this.lendersCalled(names);
    return this.views.about(
      applicationId,
      called.map(({ name }) => name),
    );
  }

  private async ask(lockedCase: Case, lenders: readonly NamedLender[], actor: Principal): Promise<void> {
    await this.applicants.checkReached(lockedCase);
    const { id: applicationId } = lockedCase;
    if ((await this.applicants.reach(applicationId))?.awaitsClientContact)
      throw new ClientNotReached(applicationId);
    const at = this.context.clock.now();
    const isNewlyAsked = await this.change(applicationId, lenders, (consent) => consent.ask(at), actor);
    if (isNewlyAsked) await this.mails.send('consent-asked', { id: this.context.ids.next(), applicationId });
  }

  private async record(
    applicationId: string,
    lenders: readonly NamedLender[],
    { isYes, via }: RecordedAnswer,
    actor: Principal,
  ): Promise<void> {
    const source = { via, recordedBy: staffOf(actor) };
    const at = this.context.clock.now();
    await this.change(applicationId, lenders, (consent) => consent.answer(isYes, source, at), actor);
  }

  /** Whether it changed the consent about one of these lenders; each has one then. */
  private async change(
    applicationId: string,
    lenders: readonly NamedLender[],
    apply: (consent: LenderConsent) => boolean,
    actor: Principal,
  ): Promise<boolean> {
    const existing = await this.consents.of(applicationId);
    let isChanged = false;
    for (const lender of lenders) {
      const consent = existing.find((one) => one.isWith(lender)) ?? (await this.begun(applicationId, lender));
      if (!apply(consent)) continue;
      isChanged = true;
      await this.saveConsent.execute(consent, actor);
    }
    return isChanged;
  }

  private async begun(applicationId: string, lender: NamedLender): Promise<LenderConsent> {
    const consent = LenderConsent.about(
      this.context.ids.next(),
      applicationId,
      lender,
      this.context.clock.now(),
    );
    await this.consents.add(consent);
    return consent;
  }

  /** Each once. */
  private async lendersCalled(names: readonly string[]): Promise<readonly NamedLender[]> {
    const called = new Map<string, NamedLender>();
    for (const name of names) {
      const lender = await this.lenders.called(name, 'lenders');
      called.set(lender.id, lender);
    }
    return [...called.values()];
  }
}
