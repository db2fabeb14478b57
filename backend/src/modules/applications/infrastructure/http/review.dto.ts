import { ApiProperty, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';
import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { OwnerId } from '#platform/infrastructure/http/dto/owner.dto.js';
import { ReadVersion, ReadVersionOfMany } from '#platform/infrastructure/http/dto/read-version.js';
import { ClearableText, OptionalText } from '#platform/infrastructure/http/dto/text.js';
import { Id } from '#platform/infrastructure/http/dto/shown.js';
import { MAX_REVIEWED, type Reviewed } from '../../application/review/review-applications.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';

/** Omitted fields stay unchanged. */
export class ReviewRequest {
  @OptionalChoice(APPLICATION_STATUSES, { description: 'New status; every transition is allowed' })
  readonly status?: ApplicationStatus | null;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'The turnover is below what our lenders ask for',
    description:
      'Reason for the status change. Shown to the partner in the portal and by email. Cannot be changed later.',
  })
  readonly reason?: string;

  @OptionalText({
    max: 1_000,
    shape: 'multi-line',
    example: 'The lenders we work with ask for two years of trading. We would be glad to look again in May.',
    description:
      'Reason for a rejection, written for the applicant. Shown on the status page and emailed. Cannot be changed later.',
  })
  readonly clientReason?: string;

  @ClearableText({
    max: 5_000,
    shape: 'multi-line',
    example: 'Called twice; accounts to follow',
    description: 'Internal notes; not visible to partners or applicants',
  })
  readonly notes?: string | null;

  @ClearableText({
    max: 200,
    label: 'Assigned lender',
    example: 'Alba',
    description: 'Name of a lender on the panel; null to clear it',
  })
  readonly assignedLender?: string | null;

  @OwnerId()
  readonly ownerId?: string | null;

  @ReadVersion('application')
  readonly updatedAt?: Date;
}

const IDS = `ids must be the ids of 1 to ${MAX_REVIEWED} applications`;

export class BulkReviewRequest extends PickType(ReviewRequest, [
  'status',
  'reason',
  'clientReason',
  'ownerId',
]) {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MAX_REVIEWED,
    example: ['0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11'],
    description: 'Ids of the applications to update',
  })
  @ArrayMinSize(1, { message: IDS })
  @ArrayMaxSize(MAX_REVIEWED, { message: IDS })
  @IsUUID(undefined, { each: true, message: IDS })
  readonly ids: string[];

  @ReadVersionOfMany('applications')
  readonly updatedAt?: Date;
}

export class ReviewedResponse implements Reviewed {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: true, description: 'Whether the update was applied' })
  readonly ok: boolean;

  @ApiProperty({
    type: String,
    required: false,
    example: 'This application does not exist. It may have been deleted.',
    description: 'Why the application was not updated',
  })
  readonly error?: string;
}
