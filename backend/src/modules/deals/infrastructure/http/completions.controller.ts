import { Body, Controller, Delete, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CompleteSubmission } from '../../application/completions/complete-submission.js';
import { RedeemCompletion } from '../../application/completions/redeem-completion.js';
import { ReverseCompletion } from '../../application/completions/reverse-completion.js';
import { SubmissionNotFound } from '../../domain/errors.js';
import {
  ChangeCompletionRequest,
  CompleteSubmissionRequest,
  ReverseCompletionRequest,
} from './completions.dto.js';
import { SubmissionResponse } from './submissions.dto.js';

const SubmissionId = () => RecordId(SubmissionNotFound);

@ApiTags('submissions')
@Access('admin')
@Controller('admin/submissions/:id/completion')
export class CompletionsController {
  constructor(
    private readonly completeSubmissionUseCase: CompleteSubmission,
    private readonly redeemCompletion: RedeemCompletion,
    private readonly reverseCompletionUseCase: ReverseCompletion,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Record a completion',
    description:
      'Completes the submission and its case. The case’s partner earns its commission in the same transaction.',
  })
  @ApiOkResponse({ type: SubmissionResponse })
  @ApiProblems(409)
  completeSubmission(
    @SubmissionId() id: string,
    @Body() { updatedAt: readAt, ...details }: CompleteSubmissionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<SubmissionResponse> {
    return this.completeSubmissionUseCase.execute(id, { ...details, readAt }, key, actor);
  }

  @Patch()
  @ApiOperation({
    summary: 'Record or undo early repayment',
    description: 'Early repayment closes or cancels the renewal task. Null undoes it.',
  })
  @ApiOkResponse({ type: SubmissionResponse })
  @ApiProblems(409)
  changeCompletion(
    @SubmissionId() id: string,
    @Body() { updatedAt: readAt, redeemedOn }: ChangeCompletionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<SubmissionResponse> {
    return this.redeemCompletion.execute(id, { redeemedOn, readAt }, actor);
  }

  @Delete()
  @ApiOperation({
    summary: 'Reverse a completion',
    description: 'The submission returns to accepted, and the commission earned is clawed back.',
  })
  @ApiOkResponse({ type: SubmissionResponse })
  @ApiProblems(409)
  reverseCompletion(
    @SubmissionId() id: string,
    @Body() { updatedAt: readAt, reasonCode, reason }: ReverseCompletionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<SubmissionResponse> {
    const why = { reasonCode: reasonCode ?? undefined, reason };
    return this.reverseCompletionUseCase.execute(id, { ...why, readAt }, actor);
  }
}
