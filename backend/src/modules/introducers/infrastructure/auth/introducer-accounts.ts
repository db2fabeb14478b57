import { Injectable } from '@nestjs/common';
import { RoleAccounts, AccountsByRole, introducerRole, type StoredAccount } from '#modules/auth/public.js';
import { IntroducerRepository } from '../../application/introducer.repository.js';
import { NoteConfirmedEmail } from '../../application/email-confirmation/note-confirmed-email.js';
import { Introducer } from '../../domain/introducer.js';
import { introducerView, type IntroducerView } from '../../application/introducer-view.js';

/** The accounts that partners sign in to. */
@Injectable()
export class IntroducerAccounts extends RoleAccounts<Introducer> {
  override readonly role = introducerRole;
  override readonly kind = Introducer;

  constructor(
    accounts: AccountsByRole,
    private readonly introducers: IntroducerRepository,
    private readonly noteConfirmedEmail: NoteConfirmedEmail,
  ) {
    super(accounts);
  }

  override openedBy(introducer: Introducer): IntroducerView | null {
    return introducer.isSuspended ? null : introducerView(introducer);
  }

  override async findById(id: string): Promise<StoredAccount | null> {
    const introducer = await this.introducers.find(id);
    return introducer && stored(introducer);
  }

  override async findByEmail(email: string): Promise<StoredAccount | null> {
    const introducer = await this.introducers.findByEmail(email);
    return introducer && stored(introducer);
  }

  override replacePassword(id: string, hash: string): Promise<void> {
    return this.introducers.replacePassword(id, hash);
  }

  override confirmEmail(id: string): Promise<void> {
    return this.noteConfirmedEmail.execute(id);
  }

  override noteSignIn(id: string): Promise<void> {
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
