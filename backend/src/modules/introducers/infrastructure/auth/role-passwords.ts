import { Injectable } from '@nestjs/common';
import { ChoosePassword, introducerRole, RequestPasswordReset } from '#modules/auth/public.js';
import type { IntroducerPasswords } from '../../application/introducer-passwords.js';
import type { Profile } from '../../domain/introducer.js';

/** Passwords as the role of introducers has them. */
@Injectable()
export class RolePasswords implements IntroducerPasswords {
  constructor(
    private readonly choosePassword: ChoosePassword,
    private readonly requestPasswordReset: RequestPasswordReset,
  ) {}

  hash(password: string, { email, contactName, companyName }: Profile & { email: string }): Promise<string> {
    return this.choosePassword.execute(introducerRole, password, {
      email,
      names: [contactName, companyName],
    });
  }

  mailResetLink(email: string): Promise<void> {
    return this.requestPasswordReset.execute(introducerRole, email);
  }
}
