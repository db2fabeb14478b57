import type { LenderDirectory, NamedLender } from '#modules/lenders/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LenderConsent } from '../../domain/lender-consent.js';
import type { Cases, LockedCase } from '../cases.js';
import type { ConsentViews, ConsentView } from './consent-views.js';
import type { ConsentRepository } from './consent.repository.js';
import type { SaveConsent } from './save-consent.js';

/** A locked case, with the lenders whose consents change. */
export interface CaseWithLenders {
  readonly lockedCase: LockedCase;
  readonly lenders: readonly NamedLender[];
}

/** Applies one change to a client's consents for several lenders. Creates missing consents. */
export class ChangeConsents {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderDirectory,
    private readonly cases: Cases,
    private readonly consents: ConsentRepository,
    private readonly saveConsent: SaveConsent,
    private readonly views: ConsentViews,
  ) {}

  /**
   * Locks the case and the lenders until the unit of work ends.
   * @throws ApplicationNotFound, LendersBeingUpdated, InvalidInput for an unknown lender
   */
  async lock(applicationId: string, names: readonly string[]): Promise<CaseWithLenders> {
    await this.lenders.lock();
    const lockedCase = await this.cases.lock(applicationId);
    return { lockedCase, lenders: await this.lendersCalled(names) };
  }

  /**
   * Returns whether any consent changed, as `apply` reports for each. Call it inside the unit of work that has locked
   * the case.
   */
  async execute(
    { lockedCase, lenders }: CaseWithLenders,
    apply: (consent: LenderConsent) => boolean,
    actor: Principal,
  ): Promise<boolean> {
    const { id: applicationId } = lockedCase;
    const existing = await this.consents.of(applicationId);
    let isChanged = false;
    for (const lender of lenders) {
      const consent = existing.find((one) => one.isWith(lender)) ?? (await this.begun(applicationId, lender));
      if (!apply(consent)) continue;
      isChanged = true;
      await this.saveConsent.execute(consent, actor);
    }
    if (isChanged) await lockedCase.keepPromise();
    return isChanged;
  }

  /** The current consents. @throws InvalidInput for an unknown lender */
  async about(applicationId: string, names: readonly string[]): Promise<readonly ConsentView[]> {
    const lenders = await this.lendersCalled(names);
    return this.views.about(
      applicationId,
      lenders.map(({ name }) => name),
    );
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

  private async begun(applicationId: string, lender: NamedLender): Promise<LenderConsent> {
    const { ids, clock } = this.context;
    const consent = LenderConsent.about(ids.next(), applicationId, lender, clock.now());
    await this.consents.add(consent);
    return consent;
  }
}
