import { Body, Controller, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { CompareLenders } from '../../application/compare-lenders.js';
import { FindHints } from '../../application/find-hints.js';
import { MatchLenders } from '../../application/match-lenders.js';
import { COMPARISON_EXAMPLES, CompareLendersRequest, CompareLendersResponse } from './compare-lenders.dto.js';
import { ENQUIRY_EXAMPLES, MatchLendersQuery, MatchLendersRequest } from './match-lenders-request.dto.js';
import { FindHintsResponse, MatchLendersResponse } from './match-lenders-response.dto.js';

/** Responses contain lenders' contact details, so the limit prevents collecting the whole panel quickly. */
const HOURLY = { points: 60, perSeconds: 3_600, burst: 10 };

@ApiTags('matching')
@Controller('match-lenders')
@Access('visitor', 'api-account')
export class MatchLendersController {
  constructor(
    private readonly matchLendersUseCase: MatchLenders,
    private readonly findHintsUseCase: FindHints,
    private readonly compareLendersUseCase: CompareLenders,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimit({ name: 'match-lenders', ...HOURLY })
  @ApiOperation({
    summary: 'Match an enquiry with the lender panel',
    description:
      'Returns matches with reasons, best first. Commission and lender payments do not affect ranking. Nothing is stored. Other questions of the application form are accepted and ignored. The rate limit is shared by all API accounts of a partner; for visitors it applies per IP address.',
  })
  @ApiBody({ type: MatchLendersRequest, examples: ENQUIRY_EXAMPLES })
  @ApiOkResponse({ type: MatchLendersResponse, description: 'Matching lenders, with reasons' })
  matchLenders(
    @Body() body: MatchLendersRequest,
    @Query() { limit }: MatchLendersQuery,
  ): Promise<MatchLendersResponse> {
    return this.matchLendersUseCase.execute(body, limit);
  }

  @Post('hints')
  @HttpCode(HttpStatus.OK)
  @RateLimit({ name: 'match-hints', ...HOURLY })
  @ApiOperation({
    summary: 'List match hints',
    description:
      'Takes the same body as the match, with the same rate limit. A separate request, so that matching stays fast.',
  })
  @ApiBody({ type: MatchLendersRequest, examples: ENQUIRY_EXAMPLES })
  @ApiOkResponse({ type: FindHintsResponse, description: 'Up to three sentences' })
  async findHints(@Body() body: MatchLendersRequest): Promise<FindHintsResponse> {
    return { hints: await this.findHintsUseCase.execute(body) };
  }

  @Post('comparison')
  @HttpCode(HttpStatus.OK)
  // A response has at most four lenders, known by id, without contact details, so the limit is higher than for
  // matching.
  @RateLimit({ name: 'match-comparison', points: 300, perSeconds: 3_600, burst: 20 })
  @ApiOperation({
    summary: 'Compare lenders',
    description:
      'Compares two to four lenders criterion by criterion, with the result for this enquiry. Takes the body of the match and the lender ids.',
  })
  @ApiBody({ type: CompareLendersRequest, examples: COMPARISON_EXAMPLES })
  @ApiOkResponse({ type: CompareLendersResponse, description: 'Lenders with their criteria' })
  async compareLenders(@Body() body: CompareLendersRequest): Promise<CompareLendersResponse> {
    return { lenders: await this.compareLendersUseCase.execute(body, body.lenderIds) };
  }
}
