import { ApiProperty } from '@nestjs/swagger';
import { NullableText } from '#platform/infrastructure/http/dto/shown.js';
import type { PerimeterForApplicant } from '../../domain/perimeter/perimeter-words.js';
import { PERIMETER_ANSWERS, type PerimeterAnswer } from '../../domain/perimeter/perimeter.js';

export class ApplicantPerimeterResponse implements PerimeterForApplicant {
  @ApiProperty({ enum: PERIMETER_ANSWERS, example: 'may_be_regulated' })
  readonly answer: PerimeterAnswer;

  @NullableText(
    'Loans of up to £25,000 to sole traders and small partnerships can be regulated. We will check this with you before we approach a lender.',
    'Text for the applicant; null if nothing needs checking',
  )
  readonly reason: string | null;
}

/** Documents it in a response. */
export const ApiPerimeterProperty = (): PropertyDecorator =>
  ApiProperty({
    type: ApplicantPerimeterResponse,
    description:
      'Automatic check of whether the loan could be regulated; not legal advice, and it blocks nothing',
  });
