import { ApiProperty } from '@nestjs/swagger';
import { CODE_TEXT } from '#modules/auth/wiring.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { NullableTime, Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { ProposedTwoFactor } from '../../application/begin-two-factor.js';
import type { Reauthentication } from '#modules/auth/public.js';

export class HolderProofRequest implements Reauthentication {
  @RequiredText({ max: 128, shape: 'secret', example: 'three calm herons' })
  readonly currentPassword: string;

  @OptionalText({
    ...CODE_TEXT,
    description: `${CODE_TEXT.description}; asked for where two-step sign-in is on`,
  })
  readonly code?: string;
}

export class ConfirmTwoFactorRequest {
  @RequiredText({
    ...CODE_TEXT,
    description: 'The six digits that the app shows',
    missing: 'Enter the code that your authenticator app shows',
  })
  readonly code: string;
}

export class TwoFactorResponse {
  @ApiProperty({ example: true })
  readonly on: boolean;

  @ApiProperty({ example: false, description: 'Whether this site asks its staff for it' })
  readonly required: boolean;

  @NullableTime('2026-03-12T09:30:00.000Z')
  readonly since: string | null;

  @Integer(10)
  readonly recoveryCodesLeft: number;
}

export class ProposedTwoFactorResponse implements ProposedTwoFactor {
  @ApiProperty({ example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', description: 'In base32' })
  readonly secret: string;

  @ApiProperty({
    example:
      'otpauth://totp/Broker:ada%40example.co.uk?issuer=Broker&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    description: 'What a QR code for the app says',
  })
  readonly uri: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({ type: [String], example: ['k3f90-w2m1p'], description: 'Shown this once' })
  readonly recoveryCodes: readonly string[];
}
