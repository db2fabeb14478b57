import { ApiProperty } from '@nestjs/swagger';
import { CODE_TEXT } from '#modules/auth/wiring.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { NullableTime, Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { ProposedTwoFactor } from '../../application/begin-two-factor.js';
import type { Reauthentication } from '#modules/auth/public.js';

export class ReauthenticationRequest implements Reauthentication {
  @RequiredText({ max: 128, shape: 'secret', example: 'three calm herons' })
  readonly currentPassword: string;

  @OptionalText({
    ...CODE_TEXT,
    description: `${CODE_TEXT.description}; required if two-step sign-in is on`,
  })
  readonly code?: string;
}

export class ConfirmTwoFactorRequest {
  @RequiredText({
    ...CODE_TEXT,
    description: 'Six-digit code from the authenticator app',
    missing: 'Enter the code from your authenticator app',
  })
  readonly code: string;
}

export class TwoFactorResponse {
  @ApiProperty({ example: true })
  readonly on: boolean;

  @ApiProperty({ example: false, description: 'Whether two-step sign-in is mandatory for staff' })
  readonly required: boolean;

  @NullableTime('2026-03-12T09:30:00.000Z')
  readonly since: string | null;

  @Integer(10)
  readonly recoveryCodesLeft: number;
}

export class ProposedTwoFactorResponse implements ProposedTwoFactor {
  @ApiProperty({ example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', description: 'Secret in Base32' })
  readonly secret: string;

  @ApiProperty({
    example:
      'otpauth://totp/Broker:ada%40example.co.uk?issuer=Broker&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    description: 'Content of the QR code for the app',
  })
  readonly uri: string;
}

export class RecoveryCodesResponse {
  @ApiProperty({
    type: [String],
    example: ['k3f90-w2m1p'],
    description: 'Recovery codes, returned only once',
  })
  readonly recoveryCodes: readonly string[];
}
