import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery } from '#platform/infrastructure/http/dto/list-query.dto.js';
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
    description: 'Name of the system that uses the account; leading and trailing spaces are removed',
  })
  readonly name: string;

  @RequiredText({
    max: 128,
    shape: 'secret',
    example: 'three calm herons',
    description: 'Password of your own account',
    missing: 'Enter your password',
  })
  readonly currentPassword: string;
}

export class ApiAccountResponse implements ApiAccountView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f17')
  readonly id: string;

  @ApiProperty({ example: 'Office CRM' })
  readonly name: string;

  @ApiProperty({ example: 'api-5f0c8f6f2f115c1e', description: 'Username for HTTP Basic' })
  readonly username: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;

  @NullableTime('2026-03-14T08:02:00.000Z', 'Time of the last request, to the minute; null if never used')
  readonly lastUsedAt: string | null;

  @NullableTime(null)
  readonly revokedAt: string | null;
}

export class CreatedApiAccountResponse extends ApiAccountResponse implements CreatedApiAccount {
  @NullableText(
    'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0',
    'Secret for HTTP Basic, returned only once. Null when the request repeats an earlier one with its Idempotency-Key: if you lost that response, revoke the account and create another.',
  )
  readonly secret: string | null;
}
