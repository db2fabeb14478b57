export { AccountEvents } from './application/account-events.js';
export { ApiAccountAccess, type ProgramAccount } from './application/api-account-access.js';
export { accountEvent } from './application/mails/account-event.js';
export { passwordReset } from './application/mails/password-reset.js';
export { OwnedRecords } from './application/owned-records.js';
export { ChoosePassword } from './application/passwords/choose-password.js';
export { PasswordHasher } from './application/passwords/password-hasher.js';
export { PasswordPolicy } from './application/passwords/password-policy.js';
export { RequestPasswordReset } from './application/passwords/request-password-reset.js';
export {
  AccountsByRole,
  RoleAccounts,
  type AccountView,
  type HashUpdate,
  type OpenedAccount,
  type StoredAccount,
  type VersionedAccount,
} from './application/role-accounts.js';
export { AccountSessions } from './application/sign-in/account-sessions.js';
export { CheckHolder, type Reauthentication } from './application/sign-in/check-holder.js';
export { SecondStep } from './application/sign-in/second-step.js';
export { StaffCalendars } from './application/staff-calendars.js';
export { StaffInvitations } from './application/staff-invitations.js';
export { CredentialsReplaced } from './domain/errors.js';
export { adminRole, introducerRole, type Role } from './domain/role.js';
