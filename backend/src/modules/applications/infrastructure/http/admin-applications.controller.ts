import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MatchAnswer } from '#modules/matching/public.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { allowTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { answersFrom } from '#kernel/lending/answers.js';
import { InvalidInput } from '#kernel/errors.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { CorrectAnswers } from '../../application/answers/correct-answers.js';
import { FindLenders } from '../../application/lists/find-lenders.js';
import { ReviewApplications } from '../../application/review/review-applications.js';
import { ReviewApplication } from '../../application/review/review-application.js';
import { ShowApplication } from '../../application/lists/show-application.js';
import { EnterApplication } from '../../application/submission/enter-application.js';
import { ApplicationId } from './application-id.js';
import { ApplicationDetailsResponse, FoundLendersResponse } from './application-details.dto.js';
import { CorrectAnswersRequest, CorrectedApplicationResponse } from './answers/correct-answers.dto.js';
import { EnterApplicationRequest } from './enter-application.dto.js';
import { ApplicationResponse } from './application-lists.dto.js';
import { BulkReviewRequest, ReviewRequest, ReviewedResponse } from './review.dto.js';

/** Each of the applications is a separate transaction. */
const BULK_MS = 30_000;

/** Applications as staff add, read, review and correct them. */
@ApiTags('applications')
@Access('admin')
@Controller('admin/applications')
export class AdminApplicationsController {
  constructor(
    private readonly showApplicationUseCase: ShowApplication,
    private readonly findLendersUseCase: FindLenders<MatchAnswer>,
    private readonly reviewApplication: ReviewApplication,
    private readonly reviewApplicationsUseCase: ReviewApplications,
    private readonly enterApplicationUseCase: EnterApplication,
    private readonly correctAnswersUseCase: CorrectAnswers,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Create an application on an applicant’s behalf',
    description:
      'Matched and stored like an application submitted online, and counted as responded to from the start. With `introducerId`, it becomes that partner’s case. Idempotent: repeating the request with the same `Idempotency-Key` returns the first response.',
  })
  @ApiCreatedResponse({ type: ApplicationDetailsResponse })
  async enterApplication(
    @Body() body: EnterApplicationRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    const { source, introducerId = null, sendConfirmation, renewalOf = null } = body;
    const entered = { source, introducerId, renewalOf, sendConfirmation: sendConfirmation ?? false };
    const { id } = await this.enterApplicationUseCase.execute(answersFrom(body), entered, key, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Post('bulk')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Update applications in bulk',
    description:
      'Not atomic: each application is updated on its own, and the response reports the outcome for each id. With `updatedAt`, an application changed since then is not updated, and its outcome says so. Repeating the request changes nothing further.',
  })
  @ApiOkResponse({ type: [ReviewedResponse] })
  reviewApplications(
    @Body() { ids, status, updatedAt: readUntil, ...reviewDetails }: BulkReviewRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<readonly ReviewedResponse[]> {
    if (reviewDetails.ownerId === undefined && !status)
      throw new InvalidInput([], 'Choose an owner or a status to set');
    allowTime(BULK_MS);
    const review = { status: status ?? undefined, ...reviewDetails, readUntil };
    return this.reviewApplicationsUseCase.execute(ids, review, key, actor);
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get an application with its matches and history',
    description:
      'Matches are as at submission; use `…/matches` for current ones. The history names the staff behind each change.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  showApplication(@ApplicationId() id: string): Promise<ApplicationDetailsResponse> {
    return this.showApplicationUseCase.execute(id);
  }

  @Get(':id/matches')
  @ApiOperation({
    summary: 'Get current matches for an application',
    description:
      'Matches the submitted answers against the current panel and lists what has changed since submission.',
  })
  @ApiOkResponse({ type: FoundLendersResponse })
  findLenders(@ApplicationId() id: string): Promise<FoundLendersResponse> {
    return this.findLendersUseCase.execute(id);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Update an application’s status, notes, lender or owner',
    description:
      'Status changes are emailed to the case’s partner, unless the partner has turned these emails off. Decisions are emailed to the applicant, if the applicant knows about the application.',
  })
  @ApiOkResponse({ type: ApplicationResponse })
  @ApiProblems(409)
  review(
    @ApplicationId() id: string,
    @Body() { status, updatedAt: readAt, ...review }: ReviewRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationResponse> {
    return this.reviewApplication.execute(id, { ...review, status: status ?? undefined, readAt }, actor);
  }

  @Patch(':id/answers')
  @ApiOperation({
    summary: 'Correct an application’s answers',
    description:
      'Allowed in every status. The history keeps the previous values, who changed them and when. The application is matched again with the corrected answers. The applicant can no longer change corrected answers through their link. If `email` changes, the client’s links stop working and new ones are emailed to the new address. With the `updatedAt` you read, returns 409 with the current record in `changed` if the application has changed since.',
  })
  @ApiOkResponse({ type: CorrectedApplicationResponse })
  @ApiProblems(409)
  correctAnswers(
    @ApplicationId() id: string,
    @Body() { updatedAt: readAt, ...answers }: CorrectAnswersRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<CorrectedApplicationResponse> {
    return this.correctAnswersUseCase.execute(id, { answers, readAt }, actor);
  }
}
