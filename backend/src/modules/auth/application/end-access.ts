import type { Principal } from '#platform/application/principal.js';
import type { AccountEffects } from '../domain/account-events.js';
import type { Role } from '../domain/role.js';
import type { ApiAccountAccess } from './api-account-access.js';
import type { CredentialsVersions } from './credentials-versions.js';
import type { PasswordResets } from './passwords/password-resets.js';
import type { AccountSessions } from './sign-in/account-sessions.js';

/**
 * Ends all access to an account: its sessions, its reset links and its API accounts. Call it inside a unit of work.
 */
export class EndAccess {
  constructor(
    private readonly versions: CredentialsVersions,
    private readonly sessions: AccountSessions,
    private readonly resets: PasswordResets,
    private readonly apiAccounts: ApiAccountAccess,
  ) {}

  async execute(effects: AccountEffects, role: Role, accountId: string, actor: Principal): Promise<void> {
    if (effects.sessions === 'ended') await this.endSessions(role, accountId);
    if (effects.resetLinks === 'withdrawn') await this.resets.withdraw(role, accountId);
    if (effects.apiAccounts === 'revoked') await this.apiAccounts.revokeAll(accountId, actor);
  }

  /** Including sessions that are about to begin. */
  private async endSessions(role: Role, accountId: string): Promise<void> {
    await this.versions.raise(role, accountId);
    await this.sessions.endAll(role, accountId);
  }
}
