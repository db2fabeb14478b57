import { ApiProperty } from '@nestjs/swagger';
import { ListQuery, OptionalChoice } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import {
  API_ACCOUNT_STATUSES,
  type ApiAccountListRequest,
  type ApiAccountStatus,
  type ApiAccountView,
} from '../../application/api-account-views.js';
import type { CreatedApiAccount } from '../../application/create-api-account.js';

export class ListApiAccountsQuery extends ListQuery implements ApiAccountListRequest {
  @OptionalChoice(API_ACCOUNT_STATUSES)
  readonly status?: ApiAccountStatus;
}

export class CreateApiAccountRequest {
  @RequiredText({
    max: 100,
    example: 'Office CRM',
    description: 'What the account is for, in your own words; without outer space',
  })
  readonly name: string;

  @RequiredText({
    max: 128,
    shape: 'secret',
    example: 'three calm herons',
    description: 'Of the account that you are signed in to',
    missing: 'Enter your password',
  })
  readonly currentPassword: string;
}

export class ApiAccountResponse implements ApiAccountView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f17')
  readonly id: string;

  @ApiProperty({ example: 'Office CRM' })
  readonly name: string;

  @ApiProperty({ example: 'api-5f0c8f6f2f115c1e', description: 'For HTTP Basic, beside the secret' })
  readonly username: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @NullableTime('2026-03-14T08:02:00.000Z', 'To the minute; null before the first call')
  readonly lastUsedAt: string | null;

  @NullableTime(null)
  readonly revokedAt: string | null;
}

export class CreatedApiAccountResponse extends ApiAccountResponse implements CreatedApiAccount {
  @NullableText(
    'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0',
    'Shown this once. Null when the call repeats an earlier one under its Idempotency-Key: if that answer was lost, revoke the account and create another.',
  )
  readonly secret: string | null;
}
