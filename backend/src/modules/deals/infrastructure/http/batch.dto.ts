import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ApiProperty } from '@nestjs/swagger';
import type { LendersToPut, PutToLender } from '../../application/submissions/put-to-lenders.js';
import { ANSWER_CHANNELS, LenderNames } from './consents.dto.js';
import { SubmissionResponse } from './submissions.dto.js';

export class PutToLendersRequest {
  @LenderNames()
  readonly lenders: string[];

  @OptionalChoice(ANSWER_CHANNELS, {
    description: 'How the client agreed; if omitted, the client is asked by email',
  })
  readonly agreedVia?: LendersToPut['agreedVia'];
}

export class PutToLenderResponse implements PutToLender {
  @ApiProperty({ example: 'Alba', description: 'Name in the request' })
  readonly lender: string;

  @ApiProperty({
    type: SubmissionResponse,
    nullable: true,
    description: 'Live submission to this lender, new or existing; null if there is none',
  })
  readonly submission: SubmissionResponse | null;

  @ApiProperty({
    type: String,
    required: false,
    example: 'Alba is no longer on the panel.',
    description: 'Reason why no submission was created',
  })
  readonly error?: string;
}
