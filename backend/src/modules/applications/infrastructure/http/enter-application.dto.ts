import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalFlag } from '#platform/infrastructure/http/dto/choice.js';
import { idText } from '#platform/infrastructure/http/dto/id.js';
import { OptionalText } from '#platform/infrastructure/http/dto/text.js';
import { STAFF_SOURCES, type StaffSource } from '../../domain/application-origin.js';
import { AnswersRequest } from './answers/answers.dto.js';

/** A case received by phone, by email or in person, as staff add it. */
export class EnterApplicationRequest extends AnswersRequest {
  @ApiProperty({ enum: STAFF_SOURCES, example: 'phone', description: 'Source' })
  @IsIn(STAFF_SOURCES, { message: `Choose a source: ${STAFF_SOURCES.join(', ')}` })
  readonly source: StaffSource;

  @OptionalText({
    ...idText('Partner', 'the id of a partner'),
    example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f12',
    description: 'Id of the case’s partner, who is emailed about the case; omit for a direct application',
  })
  readonly introducerId?: string;

  @OptionalText({
    ...idText('Renewal', 'the id of an application'),
    example: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f14',
    description:
      'Id of the application it renews. Renewals are linked and never count as duplicates of each other',
  })
  readonly renewalOf?: string;

  @OptionalFlag({
    default: false,
    example: false,
    description: 'Whether to email the applicant the usual confirmation',
  })
  readonly sendConfirmation?: boolean | null;
}
