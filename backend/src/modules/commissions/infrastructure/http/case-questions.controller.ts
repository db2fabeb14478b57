import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApplicationNotFound } from '#modules/applications/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AskAboutCase } from '../../application/ledger/ask-about-case.js';
import { ListCaseQuestions } from '../../application/ledger/list-case-questions.js';
import { AskAboutCaseRequest, LineQuestionResponse, StaffLineQuestionResponse } from './ledger.dto.js';

const PARTNERS_PATH = 'introducers/me/applications/:id/questions';

const CaseId = () => RecordId(ApplicationNotFound);

/** Partners' questions about a case, with the broker's answers. */
@ApiTags('cases')
@Controller()
export class CaseQuestionsController {
  constructor(
    private readonly listCaseQuestions: ListCaseQuestions,
    private readonly askAboutCaseUseCase: AskAboutCase,
  ) {}

  @Get(PARTNERS_PATH)
  @Access('introducer')
  @ApiOperation({
    summary: 'List your questions about a case',
    description: 'With the broker’s answers, oldest first. Queries about commission are with its entries.',
  })
  @ApiOkResponse({ type: [LineQuestionResponse] })
  listOwnCaseQuestions(
    @CaseId() id: string,
    @CurrentIntroducer() introducerId: string,
  ): Promise<readonly LineQuestionResponse[]> {
    return this.listCaseQuestions.ofPartner(introducerId, id);
  }

  @Post(PARTNERS_PATH)
  @Access('introducer')
  @RateLimit({ name: 'case-questions', points: 60, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Ask about a case',
    description:
      'Creates a task for the broker. The question is stored with the case, and the answer is emailed to you.',
  })
  @ApiCreatedResponse({ type: Done })
  @ApiProblems(409)
  async askAboutCase(
    @CaseId() id: string,
    @Body() { message }: AskAboutCaseRequest,
    @IdempotencyKey() key: string | null,
    @CurrentIntroducer() introducerId: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<Done> {
    await this.askAboutCaseUseCase.execute(id, message, key, { actor, introducerId });
    return DONE;
  }

  @Get('admin/applications/:id/questions')
  @Access('admin')
  @ApiOperation({
    summary: 'List a partner’s questions about a case',
    description: 'With your firm’s answers, oldest first. Queries about commission are with its entries.',
  })
  @ApiOkResponse({ type: [StaffLineQuestionResponse] })
  listPartnersCaseQuestions(@CaseId() id: string): Promise<readonly StaffLineQuestionResponse[]> {
    return this.listCaseQuestions.forStaff(id);
  }
}
