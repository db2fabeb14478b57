import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { MatchLendersResponse } from '#modules/matching/wiring.js';
import { OptionalChoice, OptionalFlag, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { TrackRecordResponse } from '#platform/infrastructure/http/dto/track-record.dto.js';
import { Id, NullableId, NullableText, NullableTime, Time } from '#platform/infrastructure/http/dto/shown.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';
import { SAME_BY, type SameBy } from '../../domain/company-identity.js';
import { PERIMETER_OUTCOMES, type PerimeterOutcome } from '../../domain/perimeter/perimeter.js';
import { CONTACT_WAYS, type ContactWay } from '../../application/contact/record-contact.js';
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
import { AnswersResponse } from './answers/answers-response.js';
import { KeptMatchResponse } from './cases.dto.js';
import { ThenAndTodayResponse } from './results.dto.js';
import { ListedApplicationResponse } from './application-lists.dto.js';
import { DisclosureResponse } from './status.dto.js';

export class RecordDisclosureRequest {
  @RequiredText({
    max: 200,
    example: 'Alba',
    description: 'Name of a lender on the panel, or of another recipient',
  })
  readonly recipient: string;

  @RequiredText({
    max: 500,
    label: 'What was shared',
    example: 'Company, contact details and all answers',
    description: 'Details shared, as shown to the applicant',
  })
  readonly what: string;

  @OptionalText({
    max: 40,
    description: 'Time of sharing; defaults to now',
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
    'Id of the recorded disclosure; null for the case’s partner',
  )
  readonly id: string | null;
}

export class TrailEntryResponse implements TrailEntry {
  @Time('2026-03-13T11:00:00.000Z')
  readonly at: string;

  @ApiProperty({ enum: ACTORS, example: 'admin' })
  readonly actorType: TrailEntry['actorType'];

  @NullableText('Ada Admin', 'Name of the staff member')
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
    description: 'Changed fields, and the reason if one was given; the text of notes is not included',
  })
  readonly changes: TrailEntry['changes'];
}

/** The version of an application that a change is based on. */
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
    description: 'Description of the contact, included in the application’s activity',
  })
  readonly how: string;
}

export class RecordContactRequest {
  @RequiredChoice('How', CONTACT_WAYS, { example: 'phone', description: 'How staff contacted the client' })
  readonly how: ContactWay;

  @OptionalFlag({
    default: true,
    example: true,
    description: 'False if the client did not answer: the time we promised to respond by stays',
  })
  readonly reached?: boolean;

  @OptionalText({
    max: 2_000,
    shape: 'multi-line',
    label: 'Note',
    example: 'Accounts to follow on Tuesday',
    description: 'Internal note, included in the application’s activity',
  })
  readonly note?: string;
}

export class RecordPerimeterCheckRequest extends ApplicationVersionRequest {
  @OptionalChoice(PERIMETER_OUTCOMES, {
    example: 'not_regulated',
    description: 'What you found with the client',
  })
  readonly outcome?: PerimeterOutcome;

  @OptionalText({
    max: 2_000,
    shape: 'multi-line',
    label: 'Note',
    example: 'Limited company; no home secures the loan',
    description: 'Internal note on what settled it',
  })
  readonly note?: string;
}

export class MarkDuplicateRequest extends ApplicationVersionRequest {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15', 'Id of the newer application, which replaces this one')
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

  @Time('2026-03-12T09:30:00.000Z')
  readonly updatedAt: string;

  @NullableText(null, 'Company name of the case’s partner')
  readonly partner: string | null;

  @ApiProperty({
    enum: [...SAME_BY, null],
    type: String,
    nullable: true,
    example: 'companyNumber',
    description:
      'Why it is considered the same company: the company number, or the address or name within 90 days if one has no number; null if only marked by staff',
  })
  readonly sameBy: SameBy | null;

  @NullableId(null, 'Id of the application it is marked as a duplicate of')
  readonly duplicateOf: string | null;

  @ApiProperty({
    example: true,
    description:
      'Whether one can be marked as a duplicate of the other: false if they are not both direct or both cases of one partner',
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

export class StatusLinkResponse {
  @NullableTime(null, 'Expiry time, 90 days after completion or closing; null while the application is open')
  readonly expiresAt: string | null;
}

export class ApplicationDetailsResponse extends ListedApplicationResponse implements ApplicationDetails {
  @ApiProperty({
    example: false,
    description:
      'Whether staff still need to record how they reached the client. While true, consents through the link are rejected until `POST …/client-contact`',
  })
  readonly awaitsClientContact: boolean;

  @NullableTime(
    '2026-06-10T09:27:00.000Z',
    'Expiry time of the client’s results link; null if expired or withdrawn',
  )
  readonly linksExpireAt: string | null;

  @ApiProperty({
    type: StatusLinkResponse,
    nullable: true,
    description: 'The client’s status link; null if expired or withdrawn',
  })
  readonly statusLink: StatusLinkResponse | null;

  @ApiProperty({ type: [KeptMatchResponse], description: 'Best matches at submission, best first' })
  readonly matches: readonly KeptMatchResponse[];

  @ApiProperty({
    type: [DuplicateResponse],
    description:
      'Possible duplicates from the same company, newest first; excludes renewals and completed applications',
  })
  readonly duplicates: readonly DuplicateResponse[];

  @ApiProperty({
    type: [RenewalResponse],
    description: 'The application it renews and its own renewals, newest first',
  })
  readonly renewals: readonly RenewalResponse[];

  @ApiProperty({
    type: [DetailsHolderResponse],
    description:
      'Who holds the applicant’s details, as the applicant sees it: the case’s partner and everyone they were shared with; oldest first',
  })
  readonly disclosures: readonly DetailsHolderResponse[];

  @ApiProperty({ type: [TrailEntryResponse], description: 'History of changes, oldest first' })
  readonly trail: readonly TrailEntryResponse[];
}

export class RecordOfLenderResponse extends TrackRecordResponse implements RecordOfLender {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f15')
  readonly lenderId: string;
}

export class FoundLendersResponse extends ThenAndTodayResponse implements FoundLenders<MatchLendersResponse> {
  @ApiProperty({ type: MatchLendersResponse, description: 'Matches on the current panel' })
  readonly today: MatchLendersResponse;

  @ApiProperty({
    type: [RecordOfLenderResponse],
    description:
      'Track records of the matched lenders; not part of the score. Omits lenders with no submissions.',
  })
  readonly records: readonly RecordOfLenderResponse[];
}
