import { ApiProperty } from '@nestjs/swagger';
import { MatchLendersResponse } from '#modules/matching/public.js';
import type { SavedResults } from '../../application/show-results.js';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS } from '../../domain/answers.js';
import { CHANGE_KINDS, type MatchChange } from '../../domain/match-changes.js';
import { SHOWN_ANSWERS, type ShownAnswers } from '../../domain/shown-answers.js';

const Shown = class {} as new () => ShownAnswers;

/** What the rule read, but for addresses; no name and no contact details. */
export class SavedEnquiryResponse extends Shown {}

const QUESTIONS = { ...REQUIRED_QUESTIONS, ...OPTIONAL_QUESTIONS };
for (const name of SHOWN_ANSWERS) {
  const { label, example } = QUESTIONS[name];
  const nullable = name in OPTIONAL_QUESTIONS;
  ApiProperty({ type: String, description: label, example, ...(nullable && { nullable }) })(
    SavedEnquiryResponse.prototype,
    name,
  );
}

export class ChangedLender {
  @ApiProperty({ format: 'uuid', example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11' })
  readonly id: string;

  @ApiProperty({ example: 'Alba' })
  readonly name: string;
}

const score = (example: number, description: string) => ({
  type: 'integer' as const,
  nullable: true,
  example,
  description,
});

export class MatchChangeResponse implements MatchChange {
  @ApiProperty({ enum: CHANGE_KINDS, example: 'score', description: 'Matches now, moved, no longer matches' })
  readonly change: MatchChange['change'];

  @ApiProperty({ type: ChangedLender })
  readonly lender: ChangedLender;

  @ApiProperty(score(86, 'Percent, on the day of the submission; null for a new lender'))
  readonly scoreThen: number | null;

  @ApiProperty(score(100, 'Percent, today; null for a lender that is gone'))
  readonly scoreNow: number | null;
}

export class SavedResultsResponse implements SavedResults<MatchLendersResponse> {
  @ApiProperty({ format: 'date-time', example: '2026-03-12T09:30:00.000Z' })
  readonly submittedAt: string;

  @ApiProperty({ format: 'date-time', example: '2026-06-10T09:30:00.000Z' })
  readonly expiresAt: string;

  @ApiProperty({ type: SavedEnquiryResponse })
  readonly enquiry: SavedEnquiryResponse;

  @ApiProperty({ type: MatchLendersResponse, description: 'The enquiry matched on the panel of today' })
  readonly today: MatchLendersResponse;

  @ApiProperty({ example: '1.0' })
  readonly ruleVersionThen: string;

  @ApiProperty({ example: '1.0' })
  readonly ruleVersionNow: string;

  @ApiProperty({
    type: [MatchChangeResponse],
    description:
      'Against the 20 best of the submission. When there were 20, a lender no better than the last of them may have ' +
      'matched on the day too and is not called new.',
  })
  readonly changes: readonly MatchChangeResponse[];
}

export class RevokedResponse {
  @ApiProperty({ enum: [true], example: true })
  readonly success: true;
}
