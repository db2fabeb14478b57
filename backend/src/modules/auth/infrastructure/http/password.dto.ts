import { RequiredText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';
import type { PasswordChange } from '../../application/passwords/change-password.js';

const NEW_PASSWORD: TextOptions = {
  max: 128,
  shape: 'secret',
  example: 'velvet tractor onion',
  description: 'Must not be easy to guess; at least 6 characters for partners, 12 for staff',
};

export class RequestPasswordResetRequest {
  @RequiredText({ max: 254, label: 'Email', example: 'fiona@alder-accounts.example' })
  readonly email: string;
}

export class RedeemPasswordResetRequest {
  @RequiredText({
    max: 100,
    example: 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0',
    description: 'The token after `#token=` in the emailed link',
    missing: 'This link is incomplete. Open it from the email again, or request a new one',
  })
  readonly token: string;

  @RequiredText(NEW_PASSWORD)
  readonly password: string;
}

export class ChangePasswordRequest implements PasswordChange {
  @RequiredText({ max: 128, shape: 'secret', example: 'three calm herons' })
  readonly currentPassword: string;

  @RequiredText(NEW_PASSWORD)
  readonly password: string;
}
