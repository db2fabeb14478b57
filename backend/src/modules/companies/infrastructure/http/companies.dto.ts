import { ApiProperty } from '@nestjs/swagger';
import { RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { NullableDay, NullableText } from '#platform/infrastructure/http/dto/shown.js';
import { COMPANY_STATUSES, type CompanyStatus } from '../../domain/company-status.js';
import type { FoundCompany, SicCode } from '../../domain/company.js';

export class FindCompaniesQuery {
  @RequiredText({
    min: 3,
    max: 160,
    label: 'q',
    example: 'a & g insurance',
    description: 'Start of a name or number, or words from a name',
  })
  readonly q: string;
}

export class SicCodeResponse implements SicCode {
  @ApiProperty({ example: '65120' })
  readonly code: string;

  @NullableText('Non-life insurance')
  readonly text: string | null;
}

export class CompanyResponse implements FoundCompany {
  @ApiProperty({ example: '06436514' })
  readonly number: string;

  @ApiProperty({ example: 'A & G INSURANCE SERVICES LIMITED' })
  readonly name: string;

  @ApiProperty({ type: String, nullable: true, enum: [...COMPANY_STATUSES, null], example: 'active' })
  readonly status: CompanyStatus | null;

  @NullableDay('2007-11-26')
  readonly incorporated: string | null;

  @NullableText('1 Unicorn Parade, Unicorn Hill, Redditch, B97 4QR')
  readonly registeredAddress: string | null;

  @ApiProperty({
    type: [SicCodeResponse],
    description: 'Business activities; empty if the source does not provide them',
  })
  readonly sicCodes: readonly SicCodeResponse[];

  @ApiProperty({
    example: true,
    description: 'Whether it is in the latest Companies House file; false if it has been removed',
  })
  readonly listed: boolean;

  @NullableText(
    'UNICORN INSURANCE LIMITED',
    'Former name that matched the search; null if the current name also matches, or if the source has no former names',
  )
  readonly formerName: string | null;
}
