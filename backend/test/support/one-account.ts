import { adminRole } from '#modules/auth/domain/role.js';
import type { RoleAccounts, StoredAccount } from '#modules/auth/application/role-accounts.js';

const notAsked = () => Promise.reject(new Error('No test asks for that here'));

/** The account a1 of an admin. */
export class OneAccount implements RoleAccounts {
  readonly role = adminRole;
  readonly kind = class {
    readonly credentialsVersion = 0;
  };
  readonly findByEmail = notAsked;
  readonly replacePassword = notAsked;
  readonly updateHash = notAsked;
  suspended = false;

  openedBy(): null {
    return null;
  }

  findById(id: string): Promise<StoredAccount | null> {
    const { suspended } = this;
    const email = 'ada@broker.example';
    const account = {
      view: { id, email },
      credentialsVersion: 0,
      email,
      passwordHash: '',
      suspended,
      names: ['Ada Admin'] as const,
    };
    return Promise.resolve(id === 'a1' ? account : null);
  }
}
