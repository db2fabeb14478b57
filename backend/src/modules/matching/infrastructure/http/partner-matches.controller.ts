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
  // Requested at every pause while a case is typed: a higher limit than a visitor's, counted per account.
  @RateLimit({ name: 'partner-matches', points: 300, perSeconds: 3_600, burst: 20 })
  @ApiOperation({
    summary: 'Match lenders for a case before submission',
    description: 'Same response as `POST /api/match-lenders`, with a separate rate limit for the partner.',
  })
  @ApiBody({ type: MatchLendersRequest, examples: ENQUIRY_EXAMPLES })
  @ApiOkResponse({ type: MatchLendersResponse, description: 'Matching lenders, with reasons' })
  matchLendersAsIntroducer(
    @Body() body: MatchLendersRequest,
    @Query() { limit }: MatchLendersQuery,
  ): Promise<MatchLendersResponse> {
    return this.matchLenders.execute(body, limit);
  }
}
