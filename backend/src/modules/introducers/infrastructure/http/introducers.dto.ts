import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, ValidateIf } from 'class-validator';
import { readEmailAddress } from '#shared/domain/email.js';
import {
  ReplaceableText,
  RequiredText,
  sentenceUnless,
  type TextOptions,
} from '#shared/infrastructure/http/dto/text.js';
import { Id, Time } from '#shared/infrastructure/http/dto/shown.js';
import type { IntroducerView } from '../../application/introducer-view.js';
import type { SignUp } from '../../application/sign-up-introducer.js';
import type { IntroducerChanges } from '../../domain/introducer.js';
import { BUSINESS_TYPES, readBusinessType, type BusinessType } from '../../domain/business-type.js';

const COMPANY_NAME: TextOptions = { max: 200, example: 'Alder Accounts Ltd' };
const CONTACT_NAME: TextOptions = { max: 200, example: 'Fiona Alder' };
const PHONE: TextOptions = { max: 40, example: '0141 496 0123' };
const BUSINESS_TYPE: TextOptions = {
  max: 40,
  example: 'Accountant',
  description: `${BUSINESS_TYPES.join(', ')}; in any case`,
  missing: 'Please select a business type',
  check: (text) =>
    readBusinessType(text) ? null : `Business type must be one of ${BUSINESS_TYPES.join(', ')}`,
};

/** Kept as the option is spelt, however it was sent. */
const AsBusinessType = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (readBusinessType(value) ?? value) : value,
  );

export class SignUpRequest implements SignUp {
  @RequiredText({
    max: 254,
    example: 'fiona@alder-accounts.example',
    ...sentenceUnless((text) => readEmailAddress(text) !== null, 'Please enter a valid email'),
  })
  readonly email: string;

  @RequiredText({
    max: 128,
    min: 6,
    shape: 'secret',
    example: 'velvet tractor onion',
    description: 'At least 6 characters, and not easy to guess',
  })
  readonly password: string;

  @RequiredText(COMPANY_NAME)
  readonly companyName: string;

  @RequiredText(CONTACT_NAME)
  readonly contactName: string;

  @RequiredText(PHONE)
  readonly phone: string;

  @RequiredText(BUSINESS_TYPE)
  @AsBusinessType()
  readonly businessType: BusinessType;
}

/** Only the fields that are sent are changed. */
export class UpdateIntroducerRequest implements IntroducerChanges {
  @ReplaceableText(COMPANY_NAME)
  readonly companyName?: string;

  @ReplaceableText(CONTACT_NAME)
  readonly contactName?: string;

  @ReplaceableText(PHONE)
  readonly phone?: string;

  @ReplaceableText(BUSINESS_TYPE)
  @AsBusinessType()
  readonly businessType?: BusinessType;

  @ApiProperty({
    required: false,
    example: false,
    description: 'Whether a mail goes out when one of the cases moves',
  })
  @ValidateIf((_body, value) => value !== undefined)
  @IsBoolean({ message: 'caseMails must be true or false' })
  readonly caseMails?: boolean;
}

export class IntroducerResponse implements IntroducerView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'fiona@alder-accounts.example' })
  readonly email: string;

  @ApiProperty({ example: 'Alder Accounts Ltd' })
  readonly companyName: string;

  @ApiProperty({ example: 'Fiona Alder' })
  readonly contactName: string;

  @ApiProperty({ example: '0141 496 0123' })
  readonly phone: string;

  @ApiProperty({ enum: BUSINESS_TYPES, example: 'Accountant' })
  readonly businessType: BusinessType;

  @ApiProperty({ example: true, description: 'Whether a mail goes out when one of the cases moves' })
  readonly caseMails: boolean;

  @ApiProperty({
    example: true,
    description:
      'Whether the e-mail address was confirmed by a mailed link. Until then there are no API accounts, no referral link and no mails about cases',
  })
  readonly emailConfirmed: boolean;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}

export class ConfirmEmailRequest {
  @RequiredText({
    max: 100,
    example: 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0',
    description: 'What stands behind #token= in the link of the mail',
    missing: 'This link is not complete: open it from the mail again',
  })
  readonly token: string;
}

export class IntroducerSignedIn {
  @ApiProperty({ type: IntroducerResponse })
  readonly introducer: IntroducerView;
}
