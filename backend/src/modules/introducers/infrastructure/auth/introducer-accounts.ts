import {
  introducerRole,
  type HashUpdate,
  type RoleAccounts,
  type StoredAccount,
} from '#modules/auth/public.js';
import type { IntroducerRepository } from '../../application/introducer.repository.js';
import type { NoteConfirmedEmail } from '../../application/email-confirmation/note-confirmed-email.js';
import { Introducer } from '../../domain/introducer.js';
import { introducerView, type IntroducerView } from '../../application/introducer-view.js';

/** The accounts that partners sign in to. */
export class IntroducerAccounts implements RoleAccounts<Introducer> {
  readonly role = introducerRole;
  readonly kind = Introducer;

  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly noteConfirmedEmail: NoteConfirmedEmail,
  ) {}

  openedBy(introducer: Introducer): IntroducerView | null {
    return introducer.isSuspended ? null : introducerView(introducer);
  }

  async findById(id: string): Promise<StoredAccount | null> {
    const introducer = await this.introducers.find(id);
    return introducer && stored(introducer);
  }

  async findByEmail(email: string): Promise<StoredAccount | null> {
    const introducer = await this.introducers.findByEmail(email);
    return introducer && stored(introducer);
  }

  replacePassword(id: string, hash: string): Promise<void> {
    return this.introducers.replacePassword(id, hash);
  }

  updateHash(id: string, hashes: HashUpdate): Promise<void> {
    return this.introducers.updateHash(id, hashes);
  }

  confirmEmail(id: string): Promise<void> {
    return this.noteConfirmedEmail.execute(id);
  }

  noteSignIn(id: string): Promise<void> {
    return this.introducers.noteSignIn(id);
  }
}

const stored = (introducer: Introducer): StoredAccount => ({
  view: introducerView(introducer),
  credentialsVersion: introducer.credentialsVersion,
  email: introducer.email,
  names: [introducer.contactName, introducer.companyName],
  passwordHash: introducer.password,
  suspended: introducer.isSuspended,
});
