import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { MatchAnswer } from '#modules/matching/public.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import type { Principal } from '#platform/application/principal.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { emailOfBody } from '#platform/infrastructure/http/limits/email-of-body.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { AnswerQuestions } from '../../application/answers/answer-questions.js';
import { RevokeLinks } from '../../application/links/revoke-links.js';
import { RequestFreshLink } from '../../application/links/request-fresh-link.js';
import { ShowResults } from '../../application/links/show-results.js';
import { AnswerQuestionsRequest } from './answers/answers.dto.js';
import { RequestFreshLinkRequest, SavedResultsResponse } from './results.dto.js';

const RESULTS = { name: 'token', description: '`resultsToken` of an application; valid for 90 days' };

/** For holders of a link. Unknown, expired and withdrawn links get the same response. */
@ApiTags('applications')
@Controller()
@Access('visitor')
export class ApplicantLinksController {
  constructor(
    private readonly showResultsUseCase: ShowResults<MatchAnswer>,
    private readonly answerQuestionsUseCase: AnswerQuestions,
    private readonly revokeLinksUseCase: RevokeLinks,
    private readonly requestFreshLinkUseCase: RequestFreshLink,
  ) {}

  @Post('applicant-links')
  @HttpCode(200)
  @RateLimit(
    { name: 'fresh-link-requests', points: 20, perSeconds: 3_600, isExact: true },
    { name: 'fresh-link-address', points: 5, perSeconds: 3_600, isExact: true, key: emailOfBody },
  )
  @ApiOperation({
    summary: 'Request a fresh link to an application',
    description:
      'Emails the link of the application to the address on file, at most 3 times an hour for an application. Returns the same response whether or not the address matches. If the links have expired or been withdrawn, new ones replace them.',
  })
  @ApiOkResponse({ type: Done })
  async requestFreshLink(@Body() { email, token }: RequestFreshLinkRequest): Promise<Done> {
    await this.requestFreshLinkUseCase.execute(email, token ?? '');
    return DONE;
  }

  @Get('results/:token')
  @RateLimit({ name: 'results', points: 60, perSeconds: 3_600, burst: 10 })
  @ApiOperation({
    summary: 'Get results with current matches',
    description:
      'Matches the application against the current panel and lists what has changed since submission.',
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
      'Takes any application answers. Sets open answers and updates answers previously given through this link; unchanged values are accepted. Returns 409, naming the fields, for answers submitted with the application, and for all answers once it is approved or rejected. Nothing is stored in that case. Recorded in the application’s history, and the application is matched again. Returns the same response as the results.',
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
    description: 'The results and status links stop working immediately. The application is not changed.',
  })
  @ApiParam(RESULTS)
  @ApiOkResponse({ type: Done })
  async revokeLinks(@Param('token') token: string, @CurrentPrincipal() principal: Principal): Promise<Done> {
    await this.revokeLinksUseCase.execute(token, principal);
    return DONE;
  }
}
