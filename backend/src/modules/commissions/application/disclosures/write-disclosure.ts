import type { AutomaticTasks } from '#modules/tasks/public.js';
import { CommissionDisclosure, type Creation } from '../../domain/disclosures/commission-disclosure.js';
import { disclosedOffersOf, figuresOf } from '../../domain/disclosures/disclosure-wording.js';
import type { ReferredCase } from '../referred-cases.js';
import type { DisclosedCases } from './disclosed-cases.js';
import type { DisclosureDocuments } from './disclosure-documents.js';
import type { DisclosureWording } from './disclosure-wording.js';
import type { CommissionDisclosureRepository } from './commission-disclosure.repository.js';

/**
 * Writes the next disclosure of a case and its letter in the current wording, and clears that the previous one was
 * out of date. Execute it inside the unit of work that has locked the case.
 */
export class WriteDisclosure {
  constructor(
    private readonly disclosed: DisclosedCases,
    private readonly wording: DisclosureWording,
    private readonly documents: DisclosureDocuments,
    private readonly disclosures: CommissionDisclosureRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** The text that a disclosure written now would have. */
  async preview(of: ReferredCase): Promise<string> {
    return this.wording.of(await this.disclosed.of(of)).text;
  }

  async execute(id: string, of: ReferredCase, made: Creation): Promise<CommissionDisclosure> {
    const before = await this.disclosures.newestOf(of.id);
    const about = await this.disclosed.of(of);
    const wording = {
      ...this.wording.of(about),
      ...figuresOf(about),
      offers: disclosedOffersOf(about),
    };
    const disclosure = CommissionDisclosure.frozen(id, of.id, before, wording, made);
    await this.disclosures.add(disclosure, await this.documents.write(disclosure, of));
    if (before) await this.tasks.close('disclosure_out_of_date', before.id);
    if (before?.awaitsSending) await this.tasks.close('disclosure_to_send', before.id);
    return disclosure;
  }
}
