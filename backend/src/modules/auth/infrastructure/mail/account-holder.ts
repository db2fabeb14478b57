import type { Settings } from '#config/settings.js';
import { siteUrl } from '#modules/mail/public.js';
import type { StoredAccount } from '../../application/role-accounts.js';
import type { Role } from '../../domain/role.js';

/** To whom mails about an account go. */
export const holderOf = ({ email, names }: StoredAccount) => ({ name: names[0], address: email });

/** Where people of a role choose another password. */
export const resetPage = ({ pages }: Role, settings: Settings): string =>
  siteUrl(`/${pages}/reset`, settings);
