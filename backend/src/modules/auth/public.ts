export { AuthModule } from './auth.module.js';
export { ApiAccountLists } from './application/api-account-lists.js';
export { AccountSessions } from './application/account-sessions.js';
export { ChangePassword } from './application/change-password.js';
export { EndSessions } from './application/end-sessions.js';
export { SessionNotFound } from './domain/errors.js';
export { SessionResponse } from './infrastructure/http/session.dto.js';
export { AccountsByRole, RoleAccounts, type StoredAccount } from './application/role-accounts.js';
export type { AdminView } from './application/admin-view.js';
export { ChoosePassword } from './application/choose-password.js';
export { CreateApiAccount } from './application/create-api-account.js';
export { CreateAdmin } from './application/create-admin.js';
export { CreateFirstAdmin } from './application/create-first-admin.js';
export { RedeemPasswordReset } from './application/redeem-password-reset.js';
export { RequestPasswordReset } from './application/request-password-reset.js';
export { introducerRole } from './domain/role.js';
export { CurrentAccount } from './infrastructure/http/current-account.js';
export { emailDigest } from './infrastructure/email-digest.js';
export {
  ChangePasswordRequest,
  RedeemPasswordResetRequest,
  RequestPasswordResetRequest,
} from './infrastructure/http/password.dto.js';
export { PasswordGuard } from './infrastructure/http/password.guard.js';
export { SignInRequest } from './infrastructure/http/sign-in.dto.js';
export { Sessions } from './infrastructure/session/sessions.js';
