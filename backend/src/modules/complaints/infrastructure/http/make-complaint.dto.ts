import { PickType } from '@nestjs/swagger';
import { Honeypot } from '#platform/infrastructure/http/body/honeypot.js';
import { RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { emailText } from '#platform/infrastructure/http/dto/email.js';
import { OptionalText, RequiredText, sentenceUnless } from '#platform/infrastructure/http/dto/text.js';
import type { ComplaintReceipt } from '../../application/make-complaint.js';
import { COMPLAINT_KINDS, type ComplaintKind } from '../../domain/complaint.js';
import { ComplaintResponse } from './complaints.dto.js';

export class MakeComplaintRequest {
  @RequiredChoice('kind', COMPLAINT_KINDS, {
    example: 'service',
    description: 'About the service, or about how personal data is handled',
  })
  readonly kind: ComplaintKind;

  @RequiredText({
    max: 200,
    example: 'Isla Fraser',
    description: 'At least 2 characters',
    ...sentenceUnless((text) => text.length >= 2, 'Please enter your name'),
  })
  readonly name: string;

  @RequiredText(emailText({ example: 'isla@fraser-bakery.example' }))
  readonly email: string;

  @OptionalText({ max: 40, example: '0141 496 0177' })
  readonly phone?: string;

  @OptionalText({ max: 200, example: 'Fraser Bakery Ltd', label: 'Company' })
  readonly company?: string;

  @RequiredText({
    max: 5_000,
    shape: 'multi-line',
    example: 'I waited a week for your call, and the offer expired.',
    description: 'At least 10 characters',
    ...sentenceUnless((text) => text.length >= 10, 'Please tell us what happened (at least 10 characters)'),
  })
  readonly whatHappened: string;

  @OptionalText({
    max: 2_000,
    shape: 'multi-line',
    label: 'What would put it right',
    example: 'Please ask the lender to extend the offer.',
    description: 'What would put it right',
  })
  readonly wanted?: string;

  @Honeypot()
  readonly leaveBlank?: unknown;
}

export class MadeComplaintResponse
  extends PickType(ComplaintResponse, ['id', 'reference', 'createdAt'])
  implements ComplaintReceipt {}
