import { ApiProperty } from '@nestjs/swagger';
import { Time } from '#platform/infrastructure/http/dto/shown.js';
import type { Referrer } from '../../application/referral-links/follow-referral-link.js';

const TOKEN = 'Zm9yIGRvY3VtZW50';

export class ReferralLinkResponse {
  @ApiProperty({ example: TOKEN })
  readonly token: string;

  @ApiProperty({
    example: `https://broker.example/fact-find#ref=${TOKEN}`,
    description: 'URL of the link; relative if the server’s public URL is not set',
  })
  readonly url: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly createdAt: string;
}

export class CurrentReferralLinkResponse {
  @ApiProperty({
    type: ReferralLinkResponse,
    nullable: true,
    description: 'Referral link; null if none has been created',
  })
  readonly link: ReferralLinkResponse | null;
}

export class ReferrerResponse implements Omit<Referrer, 'introducerId'> {
  @ApiProperty({ example: 'Alder Accounts Ltd' })
  readonly companyName: string;

  @ApiProperty({ example: 'Fiona Alder' })
  readonly contactName: string;
}
