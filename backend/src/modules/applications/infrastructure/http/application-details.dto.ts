import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { MatchLendersResponse } from '#modules/matching/wiring.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { TrackRecordResponse } from '#platform/infrastructure/http/dto/track-record.dto.js';
import { Id, NullableId, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';
import { SAME_BY, type SameBy } from '../../domain/company-identity.js';
import { EVENT_ACTIONS } from '../../application/review/application-events.js';
import {
  RENEWAL_ROLES,
  type DuplicateView,
  type RenewalView,
} from '../../application/duplicates/find-duplicates.js';
import type { FoundLenders, RecordOfLender } from '../../application/lists/find-lenders.js';
import type { DetailsHolder } from '../../application/shared-details/details-holders.js';
import type { SharedDetailsView } from '../../application/shared-details/record-shared-details.js';
import type { ApplicationDetails } from '../../application/lists/show-application.js';
import type { TrailEntry } from '../../application/lists/show-trail.js';
import { AnswersResponse } from './answers-response.js';
import { KeptMatchResponse } from './cases.dto.js';
import { ThenAndTodayResponse } from './results.dto.js';
import { ListedApplicationResponse } from './application-lists.dto.js';
import { DisclosureResponse } from './status.dto.js';

export class RecordDisclosureRequest {
  @RequiredText({
    max: 200,
    example: 'Alba',
    description: 'A lender of the directory, or whoever else it was',
  })
  readonly recipient: string;

  @RequiredText({
    max: 500,
    label: 'What was shared',
    example: 'Company, contact details and all answers',
    description: 'Which details; the applicant reads it',
  })
  readonly what: string;

  @OptionalText({
    max: 40,
    description: 'When; now, where it is left out',
    example: '2026-03-13T14:05:00.000Z',
  })
  @IsOptional()
  @IsISO8601({ strict: true }, { message: 'at must be a time such as 2026-03-13T14:05:00.000Z' })
  readonly at?: string;
}

export class RecordedDisclosureResponse extends DisclosureResponse implements SharedDetailsView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f14')
  readonly id: string;
}

const ACTORS = ['visitor', 'introducer', 'api-account', 'admin', 'system'] as const;

export class DetailsHolderResponse extends DisclosureResponse implements DetailsHolder {
  @NullableId(
    '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f14',
    'Of the disclosure that was recorded; null for the partner whose case it is',
  )
  readonly id: string | null;
}

export class TrailEntryResponse implements TrailEntry {
  @Time('2026-03-13T11:00:00.000Z')
  readonly at: string;

  @ApiProperty({ enum: ACTORS, example: 'admin' })
  readonly actorType: TrailEntry['actorType'];

  @NullableText('Ada Admin', 'Of a member of staff')
  readonly by: string | null;

  @ApiProperty({ enum: Object.values(EVENT_ACTIONS), example: 'application-reviewed' })
  readonly action: TrailEntry['action'];

  @ApiProperty({
    type: 'object',
    additionalProperties: {
      type: 'object',
      required: ['from', 'to'],
      properties: { from: { type: 'string', nullable: true }, to: { type: 'string', nullable: true } },
    },
    example: { status: { from: 'pending', to: 'in_review' } },
    description: 'Changed fields, and the reason where one was given; a note’s words are not kept here',
  })
  readonly changes: TrailEntry['changes'];
}

/** Which version of an application a change was made from. */
export class ApplicationVersionRequest {
  @ReadVersion('application')
  readonly updatedAt?: Date;
}

export class RecordClientContactRequest extends ApplicationVersionRequest {
  @RequiredText({
    max: 500,
    label: 'How you reached the client',
    missing: 'Enter how you reached the client',
    example: 'Called the number on the company’s website and spoke to Isla Fraser',
    description: 'In words; shown in the application’s activity',
  })
  readonly how: string;
}

export class MarkDuplicateRequest extends ApplicationVersionRequest {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15', 'The newer application, which stands for both')
  @IsUUID(undefined, { message: 'applicationId must be the id of an application' })
  readonly applicationId: string;
}

export class DuplicateResponse
  extends PickType(AnswersResponse, ['companyName', 'amount'])
  implements DuplicateView
{
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15')
  readonly id: string;

  @ApiProperty({ enum: APPLICATION_STATUSES, example: 'pending' })
  readonly status: ApplicationStatus;

  @Time('2026-03-12T09:27:00.000Z')
  readonly createdAt: string;

  @NullableText(null, 'The company of the partner whose case it is')
  readonly partner: string | null;

  @ApiProperty({
    enum: [...SAME_BY, null],
    type: String,
    nullable: true,
    example: 'companyNumber',
    description:
      'By what it is the same company: the number, or where one of the two has none the address or the name within 90 days; null where it is only marked as one with it',
  })
  readonly sameBy: SameBy | null;

  @NullableId(null, 'Of which application it is marked as a duplicate')
  readonly duplicateOf: string | null;

  @ApiProperty({
    example: true,
    description:
      'Whether the two can be marked as one: not where one is a partner’s case and the other is none or another partner’s',
  })
  readonly canBeOne: boolean;
}

export class RenewalResponse
  extends PickType(DuplicateResponse, ['id', 'companyName', 'amount', 'status', 'createdAt'])
  implements RenewalView
{
  @ApiProperty({
    enum: RENEWAL_ROLES,
    example: 'original',
    description: '`original` for the application that this one renews, `renewal` for one that renews it',
  })
  readonly role: RenewalView['role'];
}

export class ApplicationDetailsResponse extends ListedApplicationResponse implements ApplicationDetails {
  @ApiProperty({
    example: false,
    description:
      'Whether the partner has the client’s email address and staff have not recorded how they reached the client: consents through the link are rejected until `POST …/client-contact`',
  })
  readonly awaitsClientContact: boolean;

  @NullableTime(
    '2026-06-10T09:27:00.000Z',
    'Until when the client’s links work; null when they have expired or been withdrawn',
  )
  readonly linksExpireAt: string | null;

  @ApiProperty({ type: [KeptMatchResponse], description: 'The best of the day it was submitted, best first' })
  readonly matches: readonly KeptMatchResponse[];

  @ApiProperty({
    type: [DuplicateResponse],
    description:
      'Other applications of the same company that may be about the same, newest first. Renewals and completed applications are not among them.',
  })
  readonly duplicates: readonly DuplicateResponse[];

  @ApiProperty({
    type: [RenewalResponse],
    description: 'The application that it renews and those that renew it, newest first',
  })
  readonly renewals: readonly RenewalResponse[];

  @ApiProperty({
    type: [DetailsHolderResponse],
    description:
      'Who has the details, as the applicant reads it: the partner whose case it is, and those they were shared with; oldest first',
  })
  readonly disclosures: readonly DetailsHolderResponse[];

  @ApiProperty({ type: [TrailEntryResponse], description: 'All that was done to it, oldest first' })
  readonly trail: readonly TrailEntryResponse[];
}

export class RecordOfLenderResponse extends TrackRecordResponse implements RecordOfLender {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15')
  readonly lenderId: string;
}

export class FoundLendersResponse extends ThenAndTodayResponse implements FoundLenders<MatchLendersResponse> {
  @ApiProperty({ type: MatchLendersResponse, description: 'The application matched on the panel of today' })
  readonly today: MatchLendersResponse;

  @ApiProperty({
    type: [RecordOfLenderResponse],
    description:
      'What matched lenders did with the latest submissions to them: beside the score and no part of it. Lenders that were sent nothing have none.',
  })
  readonly records: readonly RecordOfLenderResponse[];
}
