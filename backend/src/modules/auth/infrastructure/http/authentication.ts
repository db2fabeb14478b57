import { Injectable } from '@nestjs/common';
import type { AccountHolder, Principal } from '#shared/application/principal.js';
import type { Caller } from '#shared/infrastructure/http/access.js';
import { addressKey } from '#shared/infrastructure/http/address-key.js';
import { AccountLookups } from '../../application/account-lookup.js';
import { sessionHolder, requiredRoleOf } from '../session/sessions.js';
import type { AccountRequest } from './current-account.js';

/** The one place where it is decided who makes a call. */
@Injectable()
export class Authentication {
  constructor(private readonly accounts: AccountLookups) {}

  /** Who calls, as the first of these that it can be; null when it is none of them. */
  async principalOf(request: AccountRequest, callers: readonly Caller[]): Promise<Principal | null> {
    const holder = sessionHolder(request);
    if (holder && callers.includes(holder.type) && (await this.isThere(holder, request))) return holder;
    return callers.includes('visitor')
      ? { type: 'visitor', id: null, address: addressKey(request.ip) }
      : null;
  }

  /** A session does not outlive its account. */
  private async isThere({ id }: AccountHolder, request: AccountRequest): Promise<boolean> {
    const account = await this.accounts.of(requiredRoleOf(request)).find(id);
    if (account) request.account = account;
    return account !== null;
  }
}
