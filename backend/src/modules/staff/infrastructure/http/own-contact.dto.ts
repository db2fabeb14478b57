import { NullableText } from '#platform/infrastructure/http/dto/shown.js';
import { ClearableText } from '#platform/infrastructure/http/dto/text.js';

export class OwnContactResponse {
  @NullableText('0141 496 0101', 'Phone number shown to partners whose cases they handle')
  readonly phone: string | null;
}

export class ChangeOwnContactRequest {
  @ClearableText({
    max: 40,
    min: 10,
    label: 'Phone number',
    example: '0141 496 0101',
    description: 'Phone number for partners whose cases they handle; null or blank removes it',
  })
  readonly phone?: string | null;
}
