import { Body, Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { MatchAnswer } from '#modules/matching/public.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import type { Principal } from '#platform/application/principal.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { AnswerQuestions } from '../../application/answers/answer-questions.js';
import { RevokeLinks } from '../../application/links/revoke-links.js';
import { ShowResults } from '../../application/links/show-results.js';
import { AnswerQuestionsRequest } from './answers.dto.js';
import { SavedResultsResponse } from './results.dto.js';

const RESULTS = { name: 'token', description: 'resultsToken of a submission; works for 90 days' };

/** For whoever holds a link. One that is unknown, expired or revoked is answered alike. */
@ApiTags('applications')
@Controller()
@Access('visitor')
export class ApplicantLinksController {
  constructor(
    private readonly showResultsUseCase: ShowResults<MatchAnswer>,
    private readonly answerQuestionsUseCase: AnswerQuestions,
    private readonly revokeLinksUseCase: RevokeLinks,
  ) {}

  @Get('results/:token')
  @RateLimit({ name: 'results', points: 60, perSeconds: 3_600, burst: 10 })
  @ApiOperation({
    summary: 'Get results with current matches',
    description: 'The enquiry of a submission on the panel of today, and what changed since.',
  })
  @ApiParam(RESULTS)
  @ApiOkResponse({ type: SavedResultsResponse })
  showResults(@Param('token') token: string): Promise<SavedResultsResponse> {
    return this.showResultsUseCase.execute(token);
  }

  @Patch('results/:token/answers')
  @RateLimit({ name: 'answer-questions', points: 60, perSeconds: 3_600, burst: 10 })
  @ApiOperation({
    summary: 'Answer open questions',
    description:
      'Takes any of the answers of an application. What was left open is answered, what came by this link may be answered again, and what is already so stays. An answer that was given with the application is a 409 that names it, and so is every answer once the application is approved or rejected; nothing of the call is kept then. The application keeps its history and the matches of all its answers. Answers like the results.',
  })
  @ApiParam(RESULTS)
  @ApiOkResponse({ type: SavedResultsResponse })
  @ApiProblems(409)
  async answerQuestions(
    @Param('token') token: string,
    @Body() body: AnswerQuestionsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SavedResultsResponse> {
    await this.answerQuestionsUseCase.execute(token, body, principal);
    return this.showResultsUseCase.execute(token);
  }

  @Delete('results/:token')
  @RateLimit({ name: 'revoke-links', points: 20, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Revoke an applicant’s links',
    description: 'Neither its results nor its status link works from then on. The application itself stays.',
  })
  @ApiParam(RESULTS)
  @ApiOkResponse({ type: Done })
  async revokeLinks(@Param('token') token: string, @CurrentPrincipal() principal: Principal): Promise<Done> {
    await this.revokeLinksUseCase.execute(token, principal);
    return DONE;
  }
}
