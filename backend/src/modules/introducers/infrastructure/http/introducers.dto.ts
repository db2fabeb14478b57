import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import type { PartnerEmailChoices } from '#kernel/partner-emails.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import { ReplaceableText, RequiredText, type TextOptions } from '#platform/infrastructure/http/dto/text.js';
import { Id, Time } from '#platform/infrastructure/http/dto/shown.js';
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
  description: `${BUSINESS_TYPES.join(', ')}; case-insensitive`,
  missing: 'Please select a business type',
  check: (text) =>
    readBusinessType(text) ? null : `Business type must be one of ${BUSINESS_TYPES.join(', ')}`,
};

/** Stored in the option's spelling, however it was sent. */
const AsBusinessType = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (readBusinessType(value) ?? value) : value,
  );

export class SignUpRequest implements SignUp {
  @RequiredText(emailText({ example: 'fiona@alder-accounts.example' }))
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

const EmailChoice = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example: true, description }),
    IsBoolean({ message: ({ property }) => `emails.${property} must be true or false` }),
  );

export class PartnerEmailsResponse implements PartnerEmailChoices {
  @EmailChoice('A client applied through the referral link')
  readonly caseByLink: boolean;

  @EmailChoice('The broker added a case for the partner')
  readonly caseEntered: boolean;

  @EmailChoice('The status of a case changed')
  readonly statusChanged: boolean;

  @EmailChoice('A lender made an offer for a case')
  readonly offerMade: boolean;

  @EmailChoice('A lender declined a case')
  readonly lenderDeclined: boolean;

  @EmailChoice('A case completed')
  readonly dealCompleted: boolean;

  @EmailChoice('The completion of a case was reversed')
  readonly completionReversed: boolean;

  @EmailChoice('A commission statement is ready')
  readonly statementReady: boolean;

  @EmailChoice('A commission statement was paid')
  readonly statementPaid: boolean;

  @EmailChoice('The broker answered a question about commission')
  readonly questionAnswered: boolean;
}

class ChosenPartnerEmails extends PartialType(PartnerEmailsResponse, { skipNullProperties: false }) {}

const EMAILS_SHAPE = 'emails must be an object of email types, each true or false';

/** Omitted fields stay unchanged. */
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
    type: ChosenPartnerEmails,
    required: false,
    description: 'Email types to turn on or off. Omitted types are unchanged',
  })
  @ValidateIf((_body, value) => value !== undefined)
  @IsObject({ message: EMAILS_SHAPE })
  @ValidateNested({ message: EMAILS_SHAPE })
  @Type(() => ChosenPartnerEmails)
  readonly emails?: ChosenPartnerEmails;
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

  @ApiProperty({
    type: PartnerEmailsResponse,
    description:
      'Emails about cases and commission that are sent to this partner. Account emails are always sent',
  })
  readonly emails: PartnerEmailsResponse;

  @ApiProperty({
    example: true,
    description:
      'Whether the email address is confirmed. Until then, API accounts and referral links are unavailable and no emails about cases and commission are sent',
  })
  readonly emailConfirmed: boolean;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}

export class ConfirmEmailRequest {
  @RequiredText({
    max: 100,
    example: 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0',
    description: 'The token after `#token=` in the emailed link',
    missing: 'This link is incomplete. Open it from the email again',
  })
  readonly token: string;
}

export class IntroducerSignedIn {
  @ApiProperty({ type: IntroducerResponse })
  readonly introducer: IntroducerView;
}
