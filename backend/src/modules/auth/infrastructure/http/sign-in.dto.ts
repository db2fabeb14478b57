import { ApiProperty } from '@nestjs/swagger';
import { OptionalText, RequiredText, type TextOptions } from '#shared/infrastructure/http/dto/text.js';
import type { AdminView } from '../../application/admin-view.js';
import { STAFF_ROLES, type StaffRole } from '../../domain/staff-role.js';

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

export class AdminAccount implements AdminView {
  @ApiProperty({ format: 'uuid', example: '0192f0a4-7c1e-7b63-9a53-5f0c8f6f2f11' })
  readonly id: string;

  @ApiProperty({ example: 'admin@example.co.uk' })
  readonly email: string;

  @ApiProperty({ example: 'Ada Admin' })
  readonly name: string;

  @ApiProperty({
    enum: [true],
    required: false,
    description: 'There while nothing else may be called before two-step sign-in, asked for here, is set up',
  })
  readonly twoFactorOwed?: true;

  @ApiProperty({ enum: STAFF_ROLES, example: 'admin', description: 'An ‘admin’ also manages the staff' })
  readonly role: StaffRole;
}

export class AdminSignedIn {
  @ApiProperty({ type: AdminAccount })
  readonly admin: AdminAccount;
}
