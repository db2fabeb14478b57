import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { MatchLendersResponse } from '#modules/matching/wiring.js';
import { Id, NullableInteger, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { SavedResults } from '../../application/links/show-results.js';
import { ApplicantPerimeterResponse, ApiPerimeterProperty } from './applicant-perimeter.dto.js';
import { CHANGE_KINDS, type MatchChange } from '../../domain/match-changes.js';
import { SHOWN_ANSWERS, type ShownAnswers } from '../../domain/shown-answers.js';
import { AnswersResponse } from './answers/answers-response.js';
import { CallbackResponse } from './callback.dto.js';

/** The answers that the rule read, without addresses; no names and no contact details. */
class SavedEnquiryResponse extends PickType(AnswersResponse, SHOWN_ANSWERS) implements ShownAnswers {}

export class ChangedLender {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ example: 'Alba' })
  readonly name: string;
}

export class MatchChangeResponse implements MatchChange {
  @ApiProperty({
    enum: CHANGE_KINDS,
    example: 'score',
    description: 'Type of change: matches now, moved, or no longer matches',
  })
  readonly change: MatchChange['change'];

  @ApiProperty({ type: ChangedLender })
  readonly lender: ChangedLender;

  @NullableInteger(86, 'Score at submission, in percent; null for a new lender')
  readonly scoreThen: number | null;

  @NullableInteger(100, 'Current score, in percent; null for a deleted lender')
  readonly scoreNow: number | null;
}

/** Changes between the matches of the submission and today's. */
export abstract class ThenAndTodayResponse {
  @ApiProperty({ example: '1.0' })
  readonly ruleVersionThen: string;

  @ApiProperty({ example: '1.0' })
  readonly ruleVersionNow: string;

  @ApiProperty({
    type: [MatchChangeResponse],
    description:
      'Compared with the 20 best matches at submission. If there were 20, a lender ranked below them may also have ' +
      'matched then, so it is not reported as new.',
  })
  readonly changes: readonly MatchChangeResponse[];
}

export class SavedResultsResponse extends ThenAndTodayResponse implements SavedResults<MatchLendersResponse> {
  @Time('2026-03-12T09:30:00.000Z')
  readonly submittedAt: string;

  @Time('2026-06-10T09:30:00.000Z')
  readonly expiresAt: string;

  @ApiProperty({ type: SavedEnquiryResponse })
  readonly enquiry: SavedEnquiryResponse;

  @ApiProperty({ type: MatchLendersResponse, description: 'Matches on the current panel' })
  readonly today: MatchLendersResponse;

  @ApiPerimeterProperty()
  readonly perimeter: ApplicantPerimeterResponse;

  @ApiProperty({
    type: CallbackResponse,
    nullable: true,
    description: 'What happens next; null once the broker has responded',
  })
  readonly callback: CallbackResponse | null;
}

export class RequestFreshLinkRequest {
  @RequiredText({
    max: 254,
    label: 'Email',
    missing: 'Please enter your email',
    example: 'isla@alder.example',
  })
  readonly email: string;

  @OptionalText({
    max: 200,
    example: 'Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
    description: 'Token of the link that no longer works; identifies the application',
  })
  readonly token?: string;
}
