import { PARTNER_EMAILS, type PartnerEmailChoices } from '#kernel/partner-emails.js';
import type { KnownIntroducer, Referrer } from '#modules/introducers/public.js';

const ALL_EMAILS = Object.fromEntries(PARTNER_EMAILS.map((email) => [email, true])) as PartnerEmailChoices;

/** One partner, i1, whose link token is 'live' until it is renewed. */
export class OnePartner {
  token = 'live';
  suspended = false;

  readonly findIntroducer = {
    execute: (id: string): Promise<KnownIntroducer | null> =>
      Promise.resolve(id === 'i1' ? this.partner : null),
    get: (): Promise<KnownIntroducer> => Promise.resolve(this.partner),
  };

  readonly introducers = {
    companyNames: () => Promise.resolve(new Map([['i1', this.partner.companyName]])),
  };

  readonly followReferralLink = {
    execute: (token: string): Promise<Referrer | null> => {
      const { id: introducerId, companyName, contactName } = this.partner;
      return Promise.resolve(token === this.token ? { introducerId, companyName, contactName } : null);
    },
  };

  private get partner(): KnownIntroducer {
    return {
      id: 'i1',
      companyName: 'Alder Accounts Ltd',
      contactName: 'Fiona Alder',
      email: 'fiona@alder.example',
      emailConfirmed: true,
      phone: '',
      businessType: 'Accountant',
      emails: ALL_EMAILS,
      createdAt: '2026-01-05T10:00:00.000Z',
      selfBillingAgreedOn: null,
      vatNumber: null,
      suspended: this.suspended,
    };
  }
}
