import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { LenderDirectory, NamedLender } from '#shared/application/lender-directory.js';
import { LenderConsent } from '../domain/lender-consent.js';
import type { ConsentRepository } from './consent.repository.js';

/** The consents of a case about lenders that staff name. */
export class ConsentsOfCase {
  constructor(
    private readonly lenders: LenderDirectory,
    private readonly consents: ConsentRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Each once. @throws InvalidInput for a name that no lender has */
  async lendersCalled(names: readonly string[]): Promise<readonly NamedLender[]> {
    const called = new Map<string, NamedLender>();
    for (const name of names) {
      const lender = await this.lenders.called(name, 'lenders');
      called.set(lender.id, lender);
    }
    return [...called.values()];
  }

  /** Each is there then. To be called under the lock of the case. */
  async about(applicationId: string, lenders: readonly NamedLender[]): Promise<readonly LenderConsent[]> {
    const kept = await this.consents.of(applicationId);
    const found: LenderConsent[] = [];
    for (const lender of lenders)
      found.push(kept.find((one) => one.isFor(lender)) ?? (await this.begun(applicationId, lender)));
    return found;
  }

  private async begun(applicationId: string, lender: NamedLender): Promise<LenderConsent> {
    const consent = LenderConsent.about(this.ids.next(), applicationId, lender, this.clock.now());
    await this.consents.add(consent);
    return consent;
  }
}
