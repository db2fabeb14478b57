export { AuthModule } from './auth.module.js';
export { AccountEvents } from './application/account-events.js';
export { AccountSessions } from './application/sign-in/account-sessions.js';
export {
  AccountsByRole,
  RoleAccounts,
  type AccountView,
  type OpenedAccount,
  type StoredAccount,
  type VersionedAccount,
} from './application/role-accounts.js';
export { ApiAccountAccess, type ProgramAccount } from './application/api-account-access.js';
export { CheckHolder } from './application/sign-in/check-holder.js';
export { ChoosePassword } from './application/passwords/choose-password.js';
export { PasswordHasher } from './application/passwords/password-hasher.js';
export { PasswordPolicy } from './application/passwords/password-policy.js';
export { RequestPasswordReset } from './application/passwords/request-password-reset.js';
export { CredentialsReplaced } from './domain/errors.js';
export { StaffCalendars } from './application/staff-calendars.js';
export { StaffInvitations } from './application/staff-invitations.js';
export { SecondStep } from './application/sign-in/second-step.js';
export { adminRole, introducerRole } from './domain/role.js';
export { AllowWithoutTwoFactor } from './infrastructure/http/allow-without-two-factor.js';
export { CurrentAccount, CurrentOpening } from './infrastructure/http/current-account.js';
export { accountController } from './infrastructure/http/account.controller.js';
export { adminCalls, introducerCalls } from './infrastructure/http/role-calls.js';
export { passwordResetsController } from './infrastructure/http/password-resets.controller.js';
export { SignInCall } from './infrastructure/http/sign-in-call.js';
export { signOutController } from './infrastructure/http/sign-out.controller.js';
export { CODE_TEXT, SignInRequest, StaffSignInRequest } from './infrastructure/http/sign-in.dto.js';
export { Sessions } from './infrastructure/session/sessions.js';
