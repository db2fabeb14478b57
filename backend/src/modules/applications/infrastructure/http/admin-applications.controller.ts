import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { MatchAnswer } from '#modules/matching/public.js';
import { Clock } from '#platform/application/clock.js';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { allowTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { StaffMembers } from '#platform/application/staff-members.js';
import { answersFrom } from '#kernel/lending/answers.js';
import { InvalidInput } from '#kernel/errors.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { OwnerResponse } from '#platform/infrastructure/http/dto/owner.dto.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RecordId, recordIdOf } from '#platform/infrastructure/http/dto/record-id.js';
import { CorrectAnswers } from '../../application/answers/correct-answers.js';
import { EndLinks } from '../../application/links/end-links.js';
import { ExportApplications } from '../../application/lists/export-applications.js';
import { FindLenders } from '../../application/lists/find-lenders.js';
import { ListApplications } from '../../application/lists/list-applications.js';
import { MarkDuplicate } from '../../application/duplicates/mark-duplicate.js';
import { MeasureAnswers } from '../../application/answers/measure-answers.js';
import { RecordClientContact } from '../../application/contact/record-client-contact.js';
import { RecordSharedDetails } from '../../application/shared-details/record-shared-details.js';
import { RecordPerimeterCheck } from '../../application/review/record-perimeter-check.js';
import { SendLinks } from '../../application/links/send-links.js';
import { ReviewApplications } from '../../application/review/review-applications.js';
import { ReviewApplication } from '../../application/review/review-application.js';
import { ShowApplication } from '../../application/lists/show-application.js';
import { EnterApplication } from '../../application/submission/enter-application.js';
import { ApplicationNotFound } from '../../domain/errors.js';
import { APPLICATION_COLUMNS } from '../application-sheet.js';
import {
  ApplicationDetailsResponse,
  ApplicationVersionRequest,
  FoundLendersResponse,
  MarkDuplicateRequest,
  RecordClientContactRequest,
  RecordDisclosureRequest,
  RecordedDisclosureResponse,
} from './application-details.dto.js';
import { CorrectAnswersRequest, CorrectedApplicationResponse } from './correct-answers.dto.js';
import { EnterApplicationRequest } from './enter-application.dto.js';
import { AnswerFiguresResponse } from './answer-figures.dto.js';
import {
  ApplicationResponse,
  ExportApplicationsQuery,
  ListApplicationsQuery,
  ListedApplicationResponse,
} from './application-lists.dto.js';
import { BulkReviewRequest, ReviewRequest, ReviewedResponse } from './review.dto.js';

/** Each of many is a transaction of its own. */
const BULK_MS = 30_000;

const ApplicationId = () => RecordId(ApplicationNotFound);

@ApiTags('applications')
@Access('admin')
@Controller('admin/applications')
export class AdminApplicationsController {
  constructor(
    private readonly listApplicationsUseCase: ListApplications,
    private readonly exportApplicationsUseCase: ExportApplications,
    private readonly clock: Clock,
    private readonly measureAnswers: MeasureAnswers,
    private readonly showApplicationUseCase: ShowApplication,
    private readonly findLendersUseCase: FindLenders<MatchAnswer>,
    private readonly reviewApplication: ReviewApplication,
    private readonly reviewApplicationsUseCase: ReviewApplications,
    private readonly staffMembers: StaffMembers,
    private readonly recordSharedDetails: RecordSharedDetails,
    private readonly enterApplicationUseCase: EnterApplication,
    private readonly correctAnswersUseCase: CorrectAnswers,
    private readonly markDuplicateUseCase: MarkDuplicate,
    private readonly recordPerimeterCheck: RecordPerimeterCheck,
    private readonly recordClientContactUseCase: RecordClientContact,
    private readonly sendLinksUseCase: SendLinks,
    private readonly endLinksUseCase: EndLinks,
  ) {}

  @Get()
  @ApiList('List the funding applications, newest first', ListedApplicationResponse)
  async listApplications(
    @Query() query: ListApplicationsQuery,
    @CurrentPrincipal() viewer: Principal,
  ): Promise<ListAnswer<ListedApplicationResponse>> {
    return { request: query, page: await this.listApplicationsUseCase.execute(query, viewer.id) };
  }

  @Get('export')
  @ApiSpreadsheet('Download the applications as a spreadsheet')
  async exportApplications(
    @Query() { format = 'xlsx', ...request }: ExportApplicationsQuery,
    @CurrentPrincipal() actor: AccountHolder,
    @Res() response: Response,
  ): Promise<void> {
    const rows = await this.exportApplicationsUseCase.execute(request, actor);
    const at = this.clock.now();
    await sendSpreadsheet(response, format, { name: 'Applications', at, columns: APPLICATION_COLUMNS, rows });
  }

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

  @Get('figures')
  @ApiOperation({
    summary: 'Get response-time figures',
    description:
      'Over all applications, visitors’ and partners’: those without a decision, and how long decisions took.',
  })
  @ApiOkResponse({ type: AnswerFiguresResponse })
  measure(): Promise<AnswerFiguresResponse> {
    return this.measureAnswers.execute();
  }

  @Get('owners')
  @ApiOperation({
    summary: 'List possible owners',
    description: 'All who are on the staff, by name.',
  })
  @ApiOkResponse({ type: [OwnerResponse] })
  listOwners(): Promise<readonly OwnerResponse[]> {
    return this.staffMembers.all();
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

  @Post(':id/duplicate-of')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mark an application as a duplicate of a newer one',
    description:
      'It is out of the lists, the clock and the figures of the staff from then on, unless `duplicates=include` asks for it. Returns 409 if it is completed, if the other is older or renews it, or if only one of them is a partner’s case or they belong to two partners.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async markDuplicate(
    @ApplicationId() id: string,
    @Body() { applicationId, updatedAt: readAt }: MarkDuplicateRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.markDuplicateUseCase.execute(id, { newerId: applicationId, readAt }, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Delete(':id/duplicate-of')
  @ApiOperation({
    summary: 'Unmark an application as a duplicate',
    description: 'It is an application of its own again. One that is none already stays as it is.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async unmarkDuplicate(
    @ApplicationId() id: string,
    @Body() { updatedAt: readAt }: ApplicationVersionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.markDuplicateUseCase.execute(id, { newerId: null, readAt }, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Post(':id/perimeter-check')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Record that staff checked whether the loan is regulated',
    description:
      'Unless `perimeter.answer` is `outside`, a submission can be sent to a lender only after this. Keeps who recorded it and when; the first record stands. Answers that change what `perimeter` rests on clear it.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async checkPerimeter(
    @ApplicationId() id: string,
    @Body() { updatedAt: readAt }: ApplicationVersionRequest,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<ApplicationDetailsResponse> {
    await this.recordPerimeterCheck.execute(id, readAt, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Post(':id/disclosures')
  @ApiOperation({
    summary: 'Record that details were shared',
    description: 'The applicant reads to whom, what and when by the status link.',
  })
  @ApiCreatedResponse({ type: RecordedDisclosureResponse })
  recordDisclosure(
    @ApplicationId() id: string,
    @Body() { at, ...details }: RecordDisclosureRequest,
    @IdempotencyKey('same') key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<RecordedDisclosureResponse> {
    const disclosure = { ...details, at: at === undefined ? null : new Date(at) };
    return this.recordSharedDetails.execute(id, disclosure, key, actor);
  }

  @Post(':id/client-contact')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Record how staff reached the client',
    description:
      'While `awaitsClientContact` is true, consents through the status link are rejected, because the partner may be the one who answers. The first record counts. If the client’s email changes afterwards, record it again.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async recordClientContact(
    @ApplicationId() id: string,
    @Body() { how, updatedAt: readAt }: RecordClientContactRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.recordClientContactUseCase.execute(id, { how, readAt }, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Post(':id/links')
  @HttpCode(200)
  @RateLimit({ name: 'client-links', points: 5, perSeconds: 3_600, isExact: true, key: recordIdOf })
  @ApiOperation({
    summary: 'Send the client new links',
    description:
      'Emails the client new status and results links. They work for 90 days, and earlier links no longer work. Returns 409 when we cannot email the client about the case.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async sendLinks(
    @ApplicationId() id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.sendLinksUseCase.execute(id, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Delete(':id/links')
  @ApiOperation({
    summary: 'Withdraw the client’s links',
    description: 'The status and results links no longer work. The application itself is not changed.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  async endLinks(
    @ApplicationId() id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.endLinksUseCase.execute(id, actor);
    return this.showApplicationUseCase.execute(id);
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
