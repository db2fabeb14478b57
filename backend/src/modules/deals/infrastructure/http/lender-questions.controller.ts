import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AskAboutLender } from '../../application/questions/ask-about-lender.js';
import { AskAboutLenderRequest } from './lender-questions.dto.js';

/** For holders of a results link. Unknown, expired and withdrawn links get the same response. */
@ApiTags('applications')
@Controller('results/:token/questions')
@Access('visitor')
export class LenderQuestionsController {
  constructor(private readonly askAboutLenderUseCase: AskAboutLender) {}

  @Post()
  // Each creates a task for staff.
  @RateLimit({ name: 'ask-about-lender', points: 30, perSeconds: 3_600, burst: 10 })
  @ApiOperation({
    summary: 'Ask about a lender',
    description:
      'Creates a task for staff on the application; the question is listed on the status page. One question per lender and hour: a further one returns 429 with `Retry-After`. Returns 409 for a lender that has left the panel. Idempotent: repeating the request with the same `Idempotency-Key` returns the first response.',
  })
  @ApiParam({ name: 'token', description: '`resultsToken` of an application' })
  @ApiCreatedResponse({ type: Done })
  @ApiProblems(409)
  async askAboutLender(
    @Param('token') token: string,
    @Body() { lenderId, message }: AskAboutLenderRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() applicant: Principal,
  ): Promise<Done> {
    const asked = { lenderId, message: message?.trim() ?? null };
    await this.askAboutLenderUseCase.execute(token, asked, key, applicant);
    return DONE;
  }
}
