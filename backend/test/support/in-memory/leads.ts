import type { Page } from '#platform/application/list.js';
import { LeadViews } from '#modules/leads/application/lead-views.js';
import { leadView, type LeadView } from '#modules/leads/application/lead-view.js';
import { LeadRepository } from '#modules/leads/application/lead.repository.js';
import { LeadNotFound } from '#modules/leads/domain/errors.js';
import { Lead, type LeadDetails } from '#modules/leads/domain/lead.js';
import { Records } from './records.js';

export const leadDetails = (changes: Partial<LeadDetails> = {}): LeadDetails => ({
  name: 'Fiona Alder',
  email: 'fiona@alder.example',
  phone: null,
  company: 'Alder Joinery Ltd',
  status: 'lead',
  source: null,
  notes: null,
  ...changes,
});

export class LeadsInMemory extends LeadRepository {
  readonly records: Records<Lead>;
  /** Totals of lists that are too long to fill. */
  besides = 0;

  constructor(...leads: readonly Lead[]) {
    super();
    this.records = new Records(...leads);
  }
  withLeadsLocked<T>(_introducerId: string, work: () => Promise<T>): Promise<T> {
    return work();
  }
  add(...leads: readonly Lead[]): Promise<void> {
    leads.forEach((lead) => this.records.put(lead));
    return Promise.resolve();
  }
  save(lead: Lead): Promise<void> {
    return this.add(lead);
  }
  lock(introducerId: string, id: string): Promise<Lead> {
    const found = this.records.first((lead) => lead.id === id && lead.introducerId === introducerId);
    return found ? Promise.resolve(found) : Promise.reject(new LeadNotFound());
  }
  remove(lead: Lead): Promise<void> {
    this.records.byId.delete(lead.id);
    return Promise.resolve();
  }
  count(introducerId: string): Promise<number> {
    return Promise.resolve(this.listOf(introducerId).length + this.besides);
  }
  countWithEmail(introducerId: string, emailKey: string): Promise<number> {
    return Promise.resolve(this.listOf(introducerId).filter((lead) => lead.emailKey === emailKey).length);
  }
  findKnownEmails(introducerId: string, emailKeys: readonly string[]): Promise<ReadonlySet<string>> {
    const keys = this.listOf(introducerId).map((lead) => lead.emailKey);
    return Promise.resolve(new Set(keys.filter((key) => emailKeys.includes(key))));
  }
  listOf(introducerId: string): readonly Lead[] {
    return this.records.where((lead) => lead.introducerId === introducerId);
  }
}

/** Newest first; only the database has other orders and searches. */
export class LeadViewsInMemory extends LeadViews {
  constructor(private readonly leads: LeadsInMemory) {
    super();
  }
  page(introducerId: string): Promise<Page<LeadView>> {
    const items = this.leads.listOf(introducerId).map(leadView).toReversed();
    return Promise.resolve({ items, total: items.length, next: null });
  }
  async *all(introducerId: string): AsyncIterable<readonly LeadView[]> {
    yield (await this.page(introducerId)).items;
  }
  async one(introducerId: string, id: string): Promise<LeadView> {
    return leadView(await this.leads.lock(introducerId, id));
  }
}
