import { ApiProperty } from '@nestjs/swagger';
import { StatusResponse, type StatusForApplicant } from '#modules/applications/public.js';
import { ApplicantDisclosureResponse } from '#modules/commissions/public.js';
import {
  ApplicantConsentResponse,
  ApplicantOfferResponse,
  type DealsForApplicant,
} from '#modules/deals/public.js';

export class StatusPageResponse extends StatusResponse implements StatusForApplicant, DealsForApplicant {
  @ApiProperty({
    type: [ApplicantConsentResponse],
    description: 'To which lenders the details may go, as far as the applicant was asked; oldest first',
  })
  readonly consents: readonly ApplicantConsentResponse[];

  @ApiProperty({
    type: [ApplicantOfferResponse],
    description: 'What lenders offer, as far as it was shared with the applicant; oldest first',
  })
  readonly offers: readonly ApplicantOfferResponse[];

  @ApiProperty({
    type: ApplicantDisclosureResponse,
    nullable: true,
    description:
      'How the broker is paid, as staff put it before the applicant last; null while they have not',
  })
  readonly disclosure: ApplicantDisclosureResponse | null;
}
