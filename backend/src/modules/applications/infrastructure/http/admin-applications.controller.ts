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
import { CorrectAnswersRequest, CorrectedApplicationResponse } from './correct-answers.dto.js';
import { EnterApplicationRequest } from './enter-application.dto.js';
import { ApplicationResponse } from './application-lists.dto.js';
import { BulkReviewRequest, ReviewRequest, ReviewedResponse } from './review.dto.js';

/** Each of many is a transaction of its own. */
const BULK_MS = 30_000;

/** An application as staff enter, read, review and correct it. */
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
      'Matched and kept like one that an applicant sends, and taken as looked at from that moment. With a partner it is that partner’s case. The same again under its `Idempotency-Key` makes nothing new and is answered as the first time.',
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
      'Each is changed or stays as it was, whatever becomes of the others: the answer has a line for each id. With `updatedAt`, an application that changed later stays as it is and says so. Sent again, it changes nothing that is as it asks for.',
  })
  @ApiOkResponse({ type: [ReviewedResponse] })
  reviewApplications(
    @Body() { ids, status, updatedAt: readUntil, ...reviewDetails }: BulkReviewRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<readonly ReviewedResponse[]> {
    if (reviewDetails.ownerId === undefined && !status)
      throw new InvalidInput([], 'Say what to change: the owner or the status');
    allowTime(BULK_MS);
    const review = { status: status ?? undefined, ...reviewDetails, readUntil };
    return this.reviewApplicationsUseCase.execute(ids, review, key, actor);
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get an application with its matches and history',
    description:
      'Matches are as at submission; use `…/matches` for current ones. The history names who did what.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  showApplication(@ApplicationId() id: string): Promise<ApplicationDetailsResponse> {
    return this.showApplicationUseCase.execute(id);
  }

  @Get(':id/matches')
  @ApiOperation({
    summary: 'Get current matches for an application',
    description: 'As it was submitted, on the panel of today, and what changed since.',
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
    summary: 'Correct the answers of an application',
    description:
      'However it stands. Its history keeps the earlier values with who changed them and when, and its matches become those of the corrected answers. What was corrected is no longer changed by the applicant’s link. With another `email` the client’s links no longer work, and new ones are emailed to the new address. With the `updatedAt` that was read, an application that has moved on is 409, and `changed` shows it.',
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
