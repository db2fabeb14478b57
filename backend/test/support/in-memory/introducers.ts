import type { HashUpdate } from '#modules/auth/public.js';
import {
  EmailConfirmations,
  type EmailConfirmation,
  type OpenEmailConfirmation,
} from '#modules/introducers/application/email-confirmation/email-confirmations.js';
import {
  IntroducerRepository,
  type IntroducerEvent,
} from '#modules/introducers/application/introducer.repository.js';
import { ReferralLinkRepository } from '#modules/introducers/application/referral-links/referral-link.repository.js';
import { EmailTaken, IntroducerNotFound } from '#modules/introducers/domain/errors.js';
import { Introducer } from '#modules/introducers/domain/introducer.js';
import type { ReferralLink } from '#modules/introducers/domain/referral-link.js';
import { emailKey } from '#kernel/email.js';
import { Records } from './records.js';

export const profile = {
  companyName: 'Alder Accounts Ltd',
  contactName: 'Fiona Alder',
  phone: '0141 496 0123',
  businessType: 'Accountant',
} as const;

/** A partner with an unconfirmed address. */
export const aPartner = (id: string, at: Date, email = `${id}@alder.example`): Introducer =>
  Introducer.signUp(id, { email, passwordHash: 'a hash' }, profile, at);

export class IntroducersInMemory extends IntroducerRepository {
  readonly records: Records<Introducer>;
  readonly events: [IntroducerEvent, string | null][] = [];

  constructor(...introducers: readonly Introducer[]) {
    super();
    this.records = new Records(...introducers);
  }
  find(id: string): Promise<Introducer | null> {
    return Promise.resolve(this.records.find(id));
  }
  async lock(id: string): Promise<Introducer> {
    const found = await this.find(id);
    if (!found) throw new IntroducerNotFound();
    return found;
  }
  findByEmail(email: string): Promise<Introducer | null> {
    return Promise.resolve(this.records.first((one) => one.emailKey === emailKey(email)));
  }
  async add(introducer: Introducer): Promise<void> {
    if (await this.findByEmail(introducer.email)) throw new EmailTaken();
    this.records.put(introducer);
  }
  save(introducer: Introducer): Promise<void> {
    this.records.put(introducer);
    return Promise.resolve();
  }
  replacePassword(id: string, hash: string): Promise<void> {
    return this.write(id, { password: hash });
  }
  async updateHash(id: string, { from, to }: HashUpdate): Promise<void> {
    if (this.records.find(id)?.password === from) await this.replacePassword(id, to);
  }
  noteSignIn(id: string): Promise<void> {
    return this.write(id, { lastSignedInAt: new Date() });
  }
  addEvent(_id: string, event: IntroducerEvent, adminId: string | null): Promise<void> {
    this.events.push([event, adminId]);
    return Promise.resolve();
  }
  private write(id: string, columns: object): Promise<void> {
    const found = this.records.find(id);
    if (found) this.records.put(Object.assign(found, columns));
    return Promise.resolve();
  }
}

/** One open confirmation for each partner. */
export class ConfirmationsInMemory extends EmailConfirmations {
  readonly byPartner = new Map<string, EmailConfirmation>();
  open(confirmation: EmailConfirmation): Promise<void> {
    this.byPartner.set(confirmation.introducerId, confirmation);
    return Promise.resolve();
  }
  find(introducerId: string): Promise<OpenEmailConfirmation | null> {
    const found = this.byPartner.get(introducerId);
    return Promise.resolve(found ? { ...found, expiresAt: new Date('2027-01-01T00:00:00Z') } : null);
  }
  use(digest: string): Promise<string | null> {
    const found = [...this.byPartner.values()].find((open) => open.digest === digest);
    if (found) this.byPartner.delete(found.introducerId);
    return Promise.resolve(found?.introducerId ?? null);
  }
}

export class ReferralLinksInMemory extends ReferralLinkRepository {
  readonly byPartner = new Map<string, ReferralLink>();
  constructor(private readonly introducers: IntroducersInMemory) {
    super();
  }
  find(introducerId: string): Promise<ReferralLink | null> {
    return Promise.resolve(this.byPartner.get(introducerId) ?? null);
  }
  replace(link: ReferralLink): Promise<void> {
    this.byPartner.set(link.introducerId, link);
    return Promise.resolve();
  }
  async findOwner(token: string): Promise<Introducer | null> {
    const link = [...this.byPartner.values()].find((one) => one.token === token);
    return link ? this.introducers.find(link.introducerId) : null;
  }
}
