import { Partners, type Partner } from '#modules/applications/application/cases/partners.js';

/** One partner, i1, whose link has the token 'live' until it is renewed. */
export class OnePartner extends Partners {
  token = 'live';
  suspended = false;

  find(introducerId: string): Promise<Partner | null> {
    const partner = {
      companyName: 'Alder Accounts Ltd',
      contactName: 'Fiona Alder',
      email: 'fiona@alder.example',
      suspended: this.suspended,
    };
    return Promise.resolve(introducerId === 'i1' ? partner : null);
  }

  companyNames(): Promise<ReadonlyMap<string, string>> {
    return Promise.resolve(new Map([['i1', 'Alder Accounts Ltd']]));
  }

  idByLink(token: string): Promise<string | null> {
    return Promise.resolve(token === this.token ? 'i1' : null);
  }
}
