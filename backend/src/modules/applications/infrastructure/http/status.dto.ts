import { ApiProperty } from '@nestjs/swagger';
import { NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { StatusForApplicant } from '../../application/links/show-status.js';
import {
  APPLICATION_STATUSES,
  STAGES,
  type ApplicationStatus,
  type Stage,
} from '../../domain/application-status.js';
import { CallbackResponse } from './callback.dto.js';

export class DisclosureResponse {
  @ApiProperty({ example: 'Alba', description: 'Who holds the details' })
  readonly recipient: string;

  @NullableText('Company, contact details and all answers', 'Details shared; null if not recorded')
  readonly what: string | null;

  @Time('2026-03-13T14:05:00.000Z')
  readonly at: string;
}

export class StatusResponse implements StatusForApplicant {
  @ApiProperty({ example: 'Alder Joinery Ltd' })
  readonly companyName: string;

  @ApiProperty({ example: 'business-loans' })
  readonly fundingType: string;

  @ApiProperty({ example: '100000' })
  readonly amount: string;

  @NullableText('A second spray booth', 'Null if not answered')
  readonly purpose: string | null;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'in_review' })
  readonly status: ApplicationStatus;

  @Time('2026-03-12T11:00:00.000Z', 'Time of the last status change')
  readonly statusAt: string;

  @ApiProperty({ enum: STAGES, example: 'reviewing', description: 'Progress from submission to completion' })
  readonly stage: Stage;

  @NullableText(null, 'Reason for the rejection, written for the applicant; null if none was given')
  readonly reason: string | null;

  @ApiProperty({
    type: CallbackResponse,
    nullable: true,
    description: 'Time by which the broker will call; null once it has responded',
  })
  readonly callback: CallbackResponse | null;

  @Time('2026-03-12T09:30:00.000Z')
  readonly submittedAt: string;

  @NullableTime(
    null,
    'Expiry time of this link, 90 days after completion or closing; null while the application is open',
  )
  readonly expiresAt: string | null;

  @NullableText(
    'Hq7nR2vXs9Lk4Tz1cYb8MwEd6uPa3GfJ5oKi0tVxNyQ',
    'Token of the results link of this application; null once that link has expired',
  )
  readonly resultsToken: string | null;

  @ApiProperty({
    type: [DisclosureResponse],
    description:
      'Who holds the applicant’s details: the case’s partner and everyone the broker shared them with; oldest first',
  })
  readonly disclosures: readonly DisclosureResponse[];
}
