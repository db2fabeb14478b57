import { Injectable } from '@nestjs/common';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import type { Caller } from '#platform/infrastructure/http/access.js';
import { addressKey } from '#platform/infrastructure/http/limits/address-key.js';
import { RateLimits } from '#platform/infrastructure/http/limits/rate-limits.js';
import { ApiAccountAccess } from '../../application/api-account-access.js';
import { NotAdministrator } from '#kernel/errors.js';
import { InvalidApiCredentials } from '../../domain/errors.js';
import { ADMINISTRATOR } from '#kernel/staff-role.js';
import { sessionAccount } from '../session/postgres-session-store.js';
import { sessionHolder } from '../session/sessions.js';
import { basicCredentials, type BasicCredentials } from './basic-credentials.js';
import type { AccountRequest } from './current-account.js';

/** Only wrong credentials count: guesses of others never lock out a system with the right ones. */
const WRONG_CREDENTIALS = { name: 'api-account-guesses', points: 30, perSeconds: 900, isExact: true };

/** The single place that decides who makes a request. */
@Injectable()
export class Authentication {
  constructor(
    private readonly apiAccounts: ApiAccountAccess,
    private readonly limits: RateLimits,
  ) {}

  /**
   * The caller, as the first of the allowed kinds that applies; null if none does. Explicit credentials take
   * precedence over the browser's cookie: wrong ones never fall back to it.
   * @throws InvalidApiCredentials, TooManyRequests, NotAdministrator
   */
  async principalOf(request: AccountRequest, callers: readonly Caller[]): Promise<Principal | null> {
    const credentials = callers.includes('api-account') ? basicCredentials(request) : null;
    if (credentials) return this.apiAccount(credentials, request);
    const holder = sessionHolder(request);
    if (holder && this.isLetIn(holder, request, callers)) return holder;
    return callers.includes('visitor')
      ? { type: 'visitor', id: null, address: addressKey(request.ip) }
      : null;
  }

  private async apiAccount(
    { username, secret }: BasicCredentials,
    { ip }: AccountRequest,
  ): Promise<Principal> {
    const account = await this.apiAccounts.authenticate(username, secret);
    if (!account)
      throw new InvalidApiCredentials(await this.limits.consume(WRONG_CREDENTIALS, addressKey(ip)));
    return { type: 'api-account', id: account.id, introducerId: account.introducerId };
  }

  /** A session never outlives its account, nor the account's rights. */
  private isLetIn(holder: AccountHolder, request: AccountRequest, callers: readonly Caller[]): boolean {
    const account = sessionAccount(request);
    if (account?.view.id !== holder.id) return false;
    if (!callers.includes(holder.type)) {
      if (holder.type !== 'admin' || !callers.includes('administrator')) return false;
      if (account.view.role !== ADMINISTRATOR) throw new NotAdministrator();
    }
    request.account = account;
    return true;
  }
}
