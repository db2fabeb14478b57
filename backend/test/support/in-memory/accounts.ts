import { emailKey } from '#kernel/email.js';
import type { Quota } from '#kernel/quota.js';
import { AccountSessions, type SessionView } from '#modules/auth/application/sign-in/account-sessions.js';
import { CredentialsVersions } from '#modules/auth/application/credentials-versions.js';
import {
  PasswordHasher,
  type PasswordComparison,
} from '#modules/auth/application/passwords/password-hasher.js';
import {
  PasswordResets,
  type OpenPasswordReset,
} from '#modules/auth/application/passwords/password-resets.js';
import type { HashUpdate, RoleAccounts, StoredAccount } from '#modules/auth/application/role-accounts.js';
import { SecondStep } from '#modules/auth/application/sign-in/second-step.js';
import { SignInAttempts, type Attempt } from '#modules/auth/application/sign-in/sign-in-attempts.js';
import type { PasswordReset } from '#modules/auth/domain/password-reset.js';
import { introducerRole, type Role } from '#modules/auth/domain/role.js';

interface Stored extends StoredAccount {
  readonly confirmed: boolean;
}

/** Partners' accounts by id; p1 has the password 'right'. */
export class AccountsInMemory implements RoleAccounts {
  readonly role = introducerRole;
  readonly kind = class {
    readonly credentialsVersion = 0;
  };
  readonly byId = new Map<string, Stored>();

  constructor() {
    this.put('p1');
  }
  put(id: string, changes: Partial<Stored> = {}): void {
    const before = this.byId.get(id) ?? {
      view: { id, email: `${id}@alder.example` },
      email: `${id}@alder.example`,
      names: ['Fiona Alder'] as const,
      passwordHash: 'hash of right',
      credentialsVersion: 0,
      suspended: false,
      confirmed: false,
    };
    this.byId.set(id, { ...before, ...changes });
  }
  openedBy(): null {
    return null;
  }
  findById(id: string): Promise<StoredAccount | null> {
    return Promise.resolve(this.byId.get(id) ?? null);
  }
  findByEmail(email: string): Promise<StoredAccount | null> {
    const isMeant = (account: Stored) => emailKey(account.email) === emailKey(email);
    return Promise.resolve([...this.byId.values()].find(isMeant) ?? null);
  }
  replacePassword(id: string, passwordHash: string): Promise<void> {
    this.put(id, { passwordHash });
    return Promise.resolve();
  }
  async updateHash(id: string, { from, to }: HashUpdate): Promise<void> {
    if (this.byId.get(id)?.passwordHash === from) await this.replacePassword(id, to);
  }
  confirmEmail(id: string): Promise<void> {
    this.put(id, { confirmed: true });
    return Promise.resolve();
  }
}

/** The credentials versions of the same accounts. */
export class VersionsInMemory extends CredentialsVersions {
  constructor(private readonly accounts: AccountsInMemory) {
    super();
  }
  lock(_role: Role, id: string): Promise<number | null> {
    return Promise.resolve(this.accounts.byId.get(id)?.credentialsVersion ?? null);
  }
  async raise(role: Role, id: string): Promise<void> {
    this.accounts.put(id, { credentialsVersion: ((await this.lock(role, id)) ?? 0) + 1 });
  }
}

/** Sessions by id, which is also the cookie's value. */
export class SessionsInMemory extends AccountSessions {
  readonly open = new Map<string, string>();

  begin(accountId: string, ...ids: readonly string[]): void {
    ids.forEach((id) => this.open.set(id, accountId));
  }
  list(): Promise<readonly SessionView[]> {
    return Promise.reject(new Error('Lists are the database’s'));
  }
  end(_role: Role, accountId: string, id: string): Promise<boolean> {
    return Promise.resolve(this.open.get(id) === accountId && this.open.delete(id));
  }
  endAll(role: Role, accountId: string): Promise<void> {
    return this.endOthers(role, accountId, '');
  }
  endOthers(_role: Role, accountId: string, currentKey: string): Promise<void> {
    for (const [id, holder] of this.open) if (holder === accountId && id !== currentKey) this.open.delete(id);
    return Promise.resolve();
  }
}

/** All are open during the test. */
export class ResetsInMemory extends PasswordResets {
  readonly byId = new Map<string, PasswordReset>();

  open(reset: PasswordReset): Promise<void> {
    for (const [id, { accountId }] of this.byId)
      if (accountId !== null && accountId === reset.accountId) this.byId.delete(id);
    this.byId.set(reset.id, reset);
    return Promise.resolve();
  }
  find(id: string): Promise<OpenPasswordReset | null> {
    return Promise.resolve(asOpen(this.byId.get(id)));
  }
  findByDigest(role: Role, digest: string): Promise<OpenPasswordReset | null> {
    const isMeant = (reset: PasswordReset) => reset.digest === digest && reset.role === role.name;
    return Promise.resolve(asOpen([...this.byId.values()].find(isMeant)));
  }
  use(id: string): Promise<boolean> {
    return Promise.resolve(this.byId.delete(id));
  }
  withdraw(_role: Role, accountId: string): Promise<void> {
    for (const [id, reset] of this.byId) if (reset.accountId === accountId) this.byId.delete(id);
    return Promise.resolve();
  }
}

const asOpen = (reset: PasswordReset | undefined): OpenPasswordReset | null =>
  reset?.accountId ? { ...reset, accountId: reset.accountId, expiresAt: new Date('2027-01-01') } : null;

/** Counts wrong attempts by account. */
export class GuessesInMemory extends SignInAttempts {
  readonly wrong = new Map<string, number>();

  begin({ email }: Attempt): Promise<readonly Quota[]> {
    this.wrong.set(emailKey(email), this.guessesAt(email) + 1);
    return Promise.resolve([]);
  }
  succeeded({ role, email }: Attempt): Promise<void> {
    return this.clear(role, email);
  }
  calledOff({ email }: Attempt): Promise<void> {
    this.wrong.set(emailKey(email), this.guessesAt(email) - 1);
    return Promise.resolve();
  }
  clear(_role: Role, email: string): Promise<void> {
    this.wrong.delete(emailKey(email));
    return Promise.resolve();
  }
  guessesAt(email: string): number {
    return this.wrong.get(emailKey(email)) ?? 0;
  }
}

/** A hash that contains the password; 'older hash of …' is one under an earlier pepper. */
export class ReadableHashes extends PasswordHasher {
  busy: Error | null = null;
  /** Only for new hashes. */
  full: Error | null = null;
  hash(password: string): Promise<string> {
    return this.full ? Promise.reject(this.full) : Promise.resolve(`hash of ${password}`);
  }
  compare(password: string, hash: string | null): Promise<PasswordComparison> {
    if (this.busy) return Promise.reject(this.busy);
    if (hash === `older hash of ${password}`) return Promise.resolve('outdated');
    return Promise.resolve(hash === `hash of ${password}` ? 'right' : 'wrong');
  }
}

/** Off until a test gives accounts a code. */
export class OneCodeEach extends SecondStep {
  readonly codes = new Map<string, string>();
  check(_role: Role, id: string, code: string | undefined): Promise<'right' | 'wrong' | 'missing'> {
    const right = this.codes.get(id);
    if (right === undefined || code === right) return Promise.resolve('right');
    return Promise.resolve(code === undefined ? 'missing' : 'wrong');
  }
  isOn(_role: Role, id: string): Promise<boolean> {
    return Promise.resolve(this.codes.has(id));
  }
  isRequired(): Promise<boolean> {
    return Promise.resolve(false);
  }
  turnOff(_role: Role, id: string): Promise<void> {
    this.codes.delete(id);
    return Promise.resolve();
  }
}
