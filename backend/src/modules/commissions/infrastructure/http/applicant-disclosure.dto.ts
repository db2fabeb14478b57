import { PickType } from '@nestjs/swagger';
import { OptionalNumber } from '#platform/infrastructure/http/dto/numbers.js';
import { RequiredText } from '#platform/infrastructure/http/dto/text.js';
import type { DisclosureForApplicant } from '../../application/disclosures/open-disclosure.js';
import { CommissionDisclosureResponse } from './disclosures.dto.js';

export class AcknowledgeDisclosureRequest {
  @RequiredText({ max: 100, label: 'Name', missing: 'Please enter your name', example: 'Jane Smith' })
  readonly name: string;

  @OptionalNumber('whole', {
    label: 'version',
    min: 1,
    example: 1,
    description: 'Version that was read; returns 409 if a newer one has replaced it',
  })
  readonly version?: number | null;
}

export class ApplicantDisclosureResponse
  extends PickType(CommissionDisclosureResponse, ['version', 'text', 'acknowledgedAt', 'acknowledgedBy'])
  implements DisclosureForApplicant {}
