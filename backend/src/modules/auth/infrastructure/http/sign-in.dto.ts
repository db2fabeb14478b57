import { OptionalText, RequiredText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';

export class SignInRequest {
  @RequiredText({ max: 254, label: 'Email', example: 'admin@example.co.uk' })
  readonly email: string;

  @RequiredText({
    max: 128,
    shape: 'secret',
    example: 'correct horse battery staple',
    description: 'Password, compared exactly as sent',
  })
  readonly password: string;
}

/** The code of the second step, as people type it. */
export const CODE_TEXT: TextOptions = {
  max: 40,
  label: 'Code',
  example: '287082',
  description: 'Six-digit code from the authenticator app, or a recovery code',
};

export class StaffSignInRequest extends SignInRequest {
  @OptionalText({
    ...CODE_TEXT,
    description: `${CODE_TEXT.description}; required if two-step sign-in is on`,
  })
  readonly code?: string;
}
