import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { SubmissionNotFound } from '#modules/deals/public.js';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AdjustCommission } from '../../application/ledger/adjust-commission.js';
import { AnswerQuestion } from '../../application/ledger/answer-question.js';
import { ClawBack } from '../../application/ledger/claw-back.js';
import { LedgerViews } from '../../application/ledger/ledger-views.js';
import { QuestionLine } from '../../application/ledger/question-line.js';
import { RecordLaterPayment } from '../../application/receivables/record-later-payment.js';
import { EntryNotFound, QuestionNotFound } from '../../domain/errors.js';
import {
  AdjustCommissionRequest,
  AnswerQuestionRequest,
  ClawBackRequest,
  LedgerSummaryResponse,
  LineResponse,
  ListLinesQuery,
  QuestionLineRequest,
  ListStaffLinesQuery,
  RecordReceiptRequest,
  StaffLineResponse,
} from './ledger.dto.js';

const PATH = 'admin/commissions';
const PARTNERS_PATH = 'introducers/me/commissions';

const EntryId = () => RecordId(EntryNotFound);
const QuestionId = () => RecordId(QuestionNotFound);
const SubmissionId = () => RecordId(SubmissionNotFound);

@ApiTags('commissions')
@Controller()
export class LedgerController {
  constructor(
    private readonly ledgerViews: LedgerViews,
    private readonly clawBack: ClawBack,
    private readonly adjustCommissionUseCase: AdjustCommission,
    private readonly recordReceiptUseCase: RecordLaterPayment,
    private readonly questionLine: QuestionLine,
    private readonly answerQuestion: AnswerQuestion,
  ) {}

  @Get(PATH)
  @Access('admin')
  @ApiList('List commission', StaffLineResponse)
  async listCommission(@Query() query: ListStaffLinesQuery): Promise<ListAnswer<StaffLineResponse>> {
    return { request: query, page: await this.ledgerViews.page(query) };
  }

  @Get(`${PATH}/:id`)
  @Access('admin')
  @ApiOperation({
    summary: 'Get a commission entry',
    description: 'Returns a ledger entry or an expected amount.',
  })
  @ApiOkResponse({ type: StaffLineResponse })
  showCommission(@EntryId() id: string): Promise<StaffLineResponse> {
    return this.ledgerViews.one(id);
  }

  @Post(`${PATH}/adjustments`)
  @Access('administrator')
  @ApiOperation({ summary: 'Create an adjustment', description: 'Due immediately.' })
  @ApiCreatedResponse({ type: StaffLineResponse })
  @ApiProblems(404, 409)
  adjustCommission(
    @Body() { applicationId, ...body }: AdjustCommissionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<StaffLineResponse> {
    return this.adjustCommissionUseCase.execute(
      { ...body, applicationId: applicationId ?? null },
      key,
      actor,
    );
  }

  @Post(`${PATH}/:id/clawback`)
  @Access('admin')
  @ApiOperation({
    summary: 'Create a clawback',
    description: 'Claws back all or part of an entry with its VAT, up to the amount earned. Due immediately.',
  })
  @ApiCreatedResponse({ type: StaffLineResponse })
  @ApiProblems(409)
  clawBackCommission(
    @EntryId() id: string,
    @Body() { amountPence, reason }: ClawBackRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<StaffLineResponse> {
    return this.clawBack.execute(id, { amountPence: amountPence ?? null, reason }, key, actor);
  }

  @Post('admin/commission-questions/:id/answer')
  @Access('admin')
  @ApiOperation({
    summary: 'Answer a partner’s question',
    description:
      'About commission or a case. A question can be answered once. The answer is emailed to the partner and shown with the question. Completes the task.',
  })
  @ApiCreatedResponse({ type: Done })
  @ApiProblems(409)
  async answerCommissionQuestion(
    @QuestionId() id: string,
    @Body() { answer, updatedAt: readAt }: AnswerQuestionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<Done> {
    await this.answerQuestion.execute(id, { answer, readAt }, key, actor);
    return DONE;
  }

  @Post('admin/submissions/:id/commission')
  @Access('admin')
  @ApiOperation({
    summary: 'Record a later lender payment',
    description:
      'For payments beyond the completion, such as monthly ones. Recorded as a receivable that is already received. The case’s partner earns commission under its terms; minimum and cap apply across all payments of the submission. Returns 204 if no partner earns anything.',
  })
  @ApiCreatedResponse({ type: StaffLineResponse, description: 'Commission earned by the partner' })
  @ApiNoContentResponse({ description: 'Recorded; no commission earned' })
  @ApiProblems(409)
  async recordReceipt(
    @SubmissionId() submissionId: string,
    @Body() body: RecordReceiptRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StaffLineResponse | undefined> {
    const line = await this.recordReceiptUseCase.execute(submissionId, body, key, actor);
    if (!line) response.status(204);
    return line ?? undefined;
  }

  @Get(PARTNERS_PATH)
  @Access('introducer', 'api-account')
  @ApiList('List your commission', LineResponse)
  async listOwnCommission(
    @Query() query: ListLinesQuery,
    @CurrentIntroducer() introducerId: string,
  ): Promise<ListAnswer<LineResponse>> {
    return { request: query, page: await this.ledgerViews.pageOf(introducerId, query) };
  }

  @Get(`${PARTNERS_PATH}/summary`)
  @Access('introducer', 'api-account')
  @ApiOperation({
    summary: 'Get your commission totals',
    description: 'Amounts in whole pence, before VAT.',
  })
  @ApiOkResponse({ type: LedgerSummaryResponse })
  summarizeCommission(@CurrentIntroducer() introducerId: string): Promise<LedgerSummaryResponse> {
    return this.ledgerViews.summary(introducerId);
  }

  @Get(`${PARTNERS_PATH}/:id`)
  @Access('introducer', 'api-account')
  @ApiOperation({
    summary: 'Get an entry of your commission',
    description: 'Returns a ledger entry or an expected amount.',
  })
  @ApiOkResponse({ type: LineResponse })
  showOwnCommission(@EntryId() id: string, @CurrentIntroducer() introducerId: string): Promise<LineResponse> {
    return this.ledgerViews.oneOf(introducerId, id);
  }

  @Post(`${PARTNERS_PATH}/:id/questions`)
  @Access('introducer')
  @RateLimit({ name: 'commission-questions', points: 60, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Query a commission entry',
    description: 'Creates a task for the broker. The question is stored with the case.',
  })
  @ApiCreatedResponse({ type: Done })
  @ApiProblems(409)
  async questionCommission(
    @EntryId() id: string,
    @Body() { message }: QuestionLineRequest,
    @IdempotencyKey() key: string | null,
    @CurrentIntroducer() introducerId: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<Done> {
    await this.questionLine.execute(id, message, key, { actor, introducerId });
    return DONE;
  }
}
