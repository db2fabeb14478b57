import { Injectable } from '@nestjs/common';
import { PasswordHasher, PasswordPolicy, adminRole } from '#modules/auth/public.js';
import type { StaffPasswords, PasswordOwner } from '../../application/staff-passwords.js';

/** Passwords as the role of admins has them. */
@Injectable()
export class RoleStaffPasswords implements StaffPasswords {
  constructor(
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
  ) {}

  refusal(password: string, owner: PasswordOwner): Promise<string | null> {
    return this.policy.refusal(password, owner, adminRole.password);
  }

  hash(password: string): Promise<string> {
    return this.hasher.hash(password, adminRole);
  }
}
