import { Body, Controller, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { MatchLenders } from '../../application/match-lenders.js';
import { ENQUIRY_EXAMPLES, MatchLendersQuery, MatchLendersRequest } from './match-lenders-request.dto.js';
import { MatchLendersResponse } from './match-lenders-response.dto.js';

@ApiTags('matching')
@Controller('introducers/me/match-lenders')
export class PartnerMatchesController {
  constructor(private readonly matchLenders: MatchLenders) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @Access('introducer')
  // Asked for at every pause of whoever types a case: more than a visitor has, and nobody else's from the same office.
  @RateLimit({ name: 'partner-matches', points: 300, perSeconds: 3_600, burst: 20 })
  @ApiOperation({
    summary: 'Match a case that is being typed with the lender panel',
    description: 'The answer of POST /match-lenders, within an allowance of the partner’s own.',
  })
  @ApiBody({ type: MatchLendersRequest, examples: ENQUIRY_EXAMPLES })
  @ApiOkResponse({ type: MatchLendersResponse, description: 'The lenders that fit, and why' })
  matchLendersAsIntroducer(
    @Body() body: MatchLendersRequest,
    @Query() { limit }: MatchLendersQuery,
  ): Promise<MatchLendersResponse> {
    return this.matchLenders.execute(body, limit);
  }
}
