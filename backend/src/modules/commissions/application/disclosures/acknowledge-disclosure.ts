import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { DisclosureSuperseded, NoDisclosureYet } from '../../domain/errors.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';
import type { ReferredCases } from '../referred-cases.js';

export interface Acknowledgement {
  readonly name: string;
  /** The version that the client read; by default the newest. */
  readonly version: number | undefined;
}

/** An applicant acknowledges the commission disclosure through the status link. The first acknowledgement counts. */
export class AcknowledgeDisclosure {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: ReferredCases,
    private readonly disclosures: CommissionDisclosureRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** @throws LinkNotFound, NoDisclosureYet, DisclosureSuperseded, KeyReused */
  async execute(
    token: string,
    { name, version }: Acknowledgement,
    key: string | null,
    applicant: Principal,
  ): Promise<void> {
    const applicationId = await this.cases.byLink(token);
    const request = { token, name, version };
    const call = { operation: 'acknowledge-disclosure', principal: applicant, key, request };
    await this.context.idempotency.once(call, {}, async () => {
      await this.cases.lock(applicationId);
      const newest = await this.disclosures.newestOf(applicationId);
      if (!newest) throw new NoDisclosureYet();
      if (version !== undefined && version !== newest.version) throw new DisclosureSuperseded();
      const at = this.context.clock.now();
      const isOpened = newest.open(at);
      const { awaitsSending } = newest;
      if (!newest.acknowledge(name, at)) return;
      await this.disclosures.save(newest);
      if (awaitsSending) await this.tasks.close('disclosure_to_send', newest.id);
      if (isOpened) await this.cases.disclosed('commission-disclosure-opened', newest, applicant);
      await this.cases.disclosed('commission-disclosure-acknowledged', newest, applicant);
    });
  }
}
