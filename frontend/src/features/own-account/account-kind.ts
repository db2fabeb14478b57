import type { Requirement } from '@/shared/forms/rules/requirements';
import { partnerPassword, staffPassword } from '@/shared/forms/rules/requirements';
import { adminPaths, partnerPaths } from '@/shared/routing/paths';

/** What the account forms need to know about a kind of account. */
export interface AccountKind {
  /** API path prefix of the signed-in account. */
  readonly own: string;
  /** API path of password resets. */
  readonly resets: string;
  readonly password: Requirement;
  /** What a password reset ends. */
  readonly resetEnds: string;
  readonly paths: { readonly login: string; readonly reset: string };
}

export const partnerAccount: AccountKind = {
  own: 'introducers/me',
  resets: 'introducers/password-resets',
  password: partnerPassword,
  resetEnds:
    'A new password signs you out everywhere and revokes your API accounts, so you will need to create new ones.',
  paths: partnerPaths,
};

export const staffAccount: AccountKind = {
  own: 'admin',
  resets: 'admin/password-resets',
  password: staffPassword,
  resetEnds: 'A new password signs you out everywhere and withdraws the invitations that you sent.',
  paths: adminPaths,
};

/** 'Minimum 6 characters' */
export const lengthHint = ({ password: { atLeast = 1 } }: AccountKind): string =>
  `Minimum ${atLeast} characters`;
