import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { OPTIONAL_QUESTIONS } from '#kernel/lending/answers.js';
import { ReadVersion } from '#platform/infrastructure/http/dto/read-version.js';
import { Integer } from '#platform/infrastructure/http/dto/shown.js';
import type { CorrectedApplication, MatchDifference } from '../../../application/answers/correct-answers.js';
import { AnswersRequest } from './answers.dto.js';
import { MatchChangeResponse } from '../results.dto.js';
import { ApplicationResponse } from '../application-lists.dto.js';

/** Blank or null clears an answer. */
const ClearableAnswers: ClassDecorator = ({ prototype }) => {
  for (const name of Object.keys(OPTIONAL_QUESTIONS)) {
    ApiProperty({ type: String, nullable: true, required: false })(prototype as object, name);
    // Blank has been turned into undefined by now, which means unchanged here.
    Transform(({ value, obj }: { value: unknown; obj: Readonly<Record<string, unknown>> }) =>
      typeof obj[name] === 'string' && obj[name].trim() === '' ? null : value,
    )(prototype as object, name);
  }
};

/** Any of an application's answers; omitted ones stay unchanged. */
@ClearableAnswers
export class CorrectAnswersRequest extends PartialType(AnswersRequest, { skipNullProperties: false }) {
  @ReadVersion('application')
  readonly updatedAt?: Date;
}

class MatchCountsResponse {
  @Integer(44)
  readonly totalMatches: number;

  @Integer(33)
  readonly strongMatches: number;
}

class MatchDifferenceResponse implements MatchDifference {
  @ApiProperty({ type: MatchCountsResponse, description: 'Score with the previous answers' })
  readonly before: MatchCountsResponse;

  @ApiProperty({ type: MatchCountsResponse, description: 'Score with the corrected answers' })
  readonly after: MatchCountsResponse;

  @ApiProperty({
    type: [MatchChangeResponse],
    description: 'Current matches, best first, then lenders that no longer match',
  })
  readonly changes: readonly MatchChangeResponse[];
}

export class CorrectedApplicationResponse implements CorrectedApplication {
  @ApiProperty({ type: ApplicationResponse })
  readonly application: ApplicationResponse;

  @ApiProperty({
    type: MatchDifferenceResponse,
    description: 'Changes caused by the correction alone, on the current panel',
  })
  readonly match: MatchDifferenceResponse;
}
