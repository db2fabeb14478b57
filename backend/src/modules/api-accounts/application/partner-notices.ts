import type { Principal } from '#platform/application/principal.js';
import type { ApiAccount } from '../domain/api-account.js';

/** Tells partners what happens to their accounts. */
export abstract class PartnerNotices {
  /**
   * Writes it down and mails the partner. To be called inside a unit of work.
   * @throws CredentialsReplaced
   */
  abstract accountCreated(account: ApiAccount, actor: Principal): Promise<void>;
}
