import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { LenderConsent } from '../../domain/lender-consent.js';
import type { Cases } from '../cases.js';
import type { ConsentRepository } from './consent.repository.js';

const REFUSALS: readonly LenderConsent['state'][] = ['refused', 'withdrawn'];

/**
 * Saves a consent with its event, and creates a task when it is refused. Call it inside the unit of work of the
 * change.
 */
export class SaveConsent {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly cases: Cases,
    private readonly tasks: AutomaticTasks,
  ) {}

  async execute(consent: LenderConsent, actor: Principal): Promise<void> {
    const { id, applicationId, lenderName, state } = consent;
    await this.consents.save(consent);
    await this.cases.record({ kind: `consent-${state}`, applicationId, lender: lenderName, actor });
    if (!REFUSALS.includes(state)) return this.tasks.close('consent_refused', id);
    return this.tasks.make('consent_refused', { subject: id, applicationId, about: lenderName });
  }
}
