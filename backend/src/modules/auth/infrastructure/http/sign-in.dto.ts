import { OptionalText, RequiredText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';

export class SignInRequest {
  @RequiredText({ max: 254, label: 'Email', example: 'admin@example.co.uk' })
  readonly email: string;

  @RequiredText({
    max: 128,
    shape: 'secret',
    example: 'correct horse battery staple',
    description: 'Compared exactly as typed',
  })
  readonly password: string;
}

/** The second step, as people type it. */
export const CODE_TEXT: TextOptions = {
  max: 40,
  label: 'Code',
  example: '287082',
  description: 'The six digits that the authenticator app shows, or a recovery code',
};

export class StaffSignInRequest extends SignInRequest {
  @OptionalText({
    ...CODE_TEXT,
    description: `${CODE_TEXT.description}; asked for where two-step sign-in is on`,
  })
  readonly code?: string;
}
