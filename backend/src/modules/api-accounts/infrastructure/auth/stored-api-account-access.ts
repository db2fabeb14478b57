import { Injectable } from '@nestjs/common';
import type { ApiAccountAccess, ProgramAccount } from '#modules/auth/public.js';
import type { Principal } from '#platform/application/principal.js';
import { AuthenticateApiAccount } from '../../application/authenticate-api-account.js';
import { RevokeAllApiAccounts } from '../../application/revoke-all-api-accounts.js';

@Injectable()
export class StoredApiAccountAccess implements ApiAccountAccess {
  constructor(
    private readonly authenticating: AuthenticateApiAccount,
    private readonly revoking: RevokeAllApiAccounts,
  ) {}

  authenticate(username: string, secret: string): Promise<ProgramAccount | null> {
    return this.authenticating.execute(username, secret);
  }

  revokeAll(introducerId: string, actor: Principal): Promise<void> {
    return this.revoking.execute(introducerId, actor);
  }
}
