import { Injectable } from '@nestjs/common';
import { RoleAccounts, AccountsByRole, introducerRole, type StoredAccount } from '#modules/auth/public.js';
import { IntroducerRepository } from '../../application/introducer.repository.js';
import type { Introducer } from '../../domain/introducer.js';
import { introducerView, type IntroducerView } from '../../application/introducer-view.js';

/** The accounts that partners sign in to. */
@Injectable()
export class IntroducerAccounts extends RoleAccounts {
  override readonly role = introducerRole;

  constructor(
    accounts: AccountsByRole,
    private readonly introducers: IntroducerRepository,
  ) {
    super(accounts);
  }

  override async find(id: string): Promise<IntroducerView | null> {
    const introducer = await this.introducers.find(id);
    return introducer && !introducer.isSuspended ? introducerView(introducer) : null;
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

  override noteSignIn(id: string): Promise<void> {
    return this.introducers.noteSignIn(id);
  }
}

const stored = (introducer: Introducer): StoredAccount => ({
  view: introducerView(introducer),
  email: introducer.email,
  names: [introducer.contactName, introducer.companyName],
  passwordHash: introducer.password,
  suspended: introducer.isSuspended,
});
