import { adminRole } from '#modules/auth/domain/role.js';
import { RoleAccounts, type StoredAccount } from '#modules/auth/application/role-accounts.js';

const notAsked = () => Promise.reject(new Error('Nobody asks for that here'));

/** The account a1 of an admin. */
export class OneAccount extends RoleAccounts {
  override readonly role = adminRole;
  override readonly kind = class {
    readonly credentialsVersion = 0;
  };
  override readonly findByEmail = notAsked;
  override readonly replacePassword = notAsked;
  suspended = false;

  override openedBy(): null {
    return null;
  }

  override findById(id: string): Promise<StoredAccount | null> {
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
