import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import { allowTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { ApproveStatement } from '../../application/statements/approve-statement.js';
import { DiscardStatement } from '../../application/statements/discard-statement.js';
import { PayStatements } from '../../application/statements/pay-statements.js';
import { RunStatements } from '../../application/statements/run-statements.js';
import { StatementViews } from '../../application/statements/statement-views.js';
import { StatementNotFound } from '../../domain/errors.js';
import {
  ListStaffStatementsQuery,
  ListStatementsQuery,
  PayStatementRequest,
  PayStatementsRequest,
  RunStatementsRequest,
  StaffStatementInFullResponse,
  StaffStatementResponse,
  StatementInFullResponse,
  StatementResponse,
  StatementVersionRequest,
} from './statements.dto.js';

const PATH = 'admin/statements';
const PARTNERS_PATH = 'introducers/me/statements';

/** For the statements of all partners: each is a separate transaction, and approvals run one after another. */
const ALL_MS = 30_000;

const StatementId = () => RecordId(StatementNotFound);

/** Commission statements: staff draft, approve and pay them, partners read them. */
@ApiTags('commissions')
@Controller()
export class StatementsController {
  constructor(
    private readonly statementViews: StatementViews,
    private readonly runStatementsUseCase: RunStatements,
    private readonly approveStatementUseCase: ApproveStatement,
    private readonly payStatementsUseCase: PayStatements,
    private readonly discardStatementUseCase: DiscardStatement,
  ) {}

  @Get(PATH)
  @Access('admin')
  @ApiList('List commission statements, newest first', StaffStatementResponse)
  async listStatements(
    @Query() query: ListStaffStatementsQuery,
  ): Promise<ListAnswer<StaffStatementResponse>> {
    return { request: query, page: await this.statementViews.page(query) };
  }

  @Post(`${PATH}/run`)
  @Access('admin')
  @ApiOperation({
    summary: 'Draft the statements for a month',
    description:
      'Creates one draft for each partner with unstated commission due by the end of the month. Totals of zero or less are carried forward. Idempotent: running it again only adds entries that have since become due. Returns all drafts for the month.',
  })
  @ApiOkResponse({ type: [StaffStatementResponse] })
  @HttpCode(200)
  async runStatements(
    @Body() { month }: RunStatementsRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<readonly StaffStatementResponse[]> {
    allowTime(ALL_MS);
    await this.runStatementsUseCase.execute(month, actor);
    return (await this.statementViews.page({ month, state: 'draft' })).items;
  }

  @Post(`${PATH}/payments`)
  @HttpCode(200)
  @Access('administrator')
  @ApiOperation({
    summary: 'Record payment of statements',
    description:
      'Atomic: all statements or none. With `updatedAt`, returns 409 if any of them has changed since.',
  })
  @ApiOkResponse({ type: [StaffStatementInFullResponse] })
  @ApiProblems(404, 409)
  async payStatements(
    @Body() { ids, updatedAt: readUntil, ...payment }: PayStatementsRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<readonly StaffStatementInFullResponse[]> {
    allowTime(ALL_MS);
    await this.payStatementsUseCase.execute(ids, { ...payment, readUntil }, key, actor);
    return Promise.all(ids.map((id) => this.statementViews.one(id)));
  }

  @Get(`${PATH}/:id`)
  @Access('admin')
  @ApiOperation({
    summary: 'Get a commission statement with its entries',
    description: 'A draft may gain entries until it is approved.',
  })
  @ApiOkResponse({ type: StaffStatementInFullResponse })
  showStatement(@StatementId() id: string): Promise<StaffStatementInFullResponse> {
    return this.statementViews.one(id);
  }

  @Post(`${PATH}/:id/approval`)
  @HttpCode(200)
  @Access('administrator')
  @ApiOperation({
    summary: 'Approve a draft statement',
    description:
      'Assigns the firm’s next statement number. An approved statement cannot be changed, only marked as paid. The partner is emailed. With the `updatedAt` you read, returns 409 if the draft has changed since.',
  })
  @ApiOkResponse({ type: StaffStatementInFullResponse })
  @ApiProblems(409)
  approveStatement(
    @StatementId() id: string,
    @Body() { updatedAt: readAt }: StatementVersionRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<StaffStatementInFullResponse> {
    allowTime(ALL_MS);
    return this.approveStatementUseCase.execute(id, readAt, key, actor);
  }

  @Post(`${PATH}/:id/payment`)
  @HttpCode(200)
  @Access('administrator')
  @ApiOperation({ summary: 'Record payment of a statement', description: 'The partner is emailed.' })
  @ApiOkResponse({ type: StaffStatementInFullResponse })
  @ApiProblems(409)
  async payStatement(
    @StatementId() id: string,
    @Body() { paidOn, reference, updatedAt: readUntil }: PayStatementRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<StaffStatementInFullResponse> {
    await this.payStatementsUseCase.execute([id], { paidOn, reference, readUntil }, key, actor);
    return this.statementViews.one(id);
  }

  @Delete(`${PATH}/:id`)
  @Access('admin')
  @ApiOperation({
    summary: 'Discard a draft statement',
    description: 'Its entries become available for another statement.',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async discardStatement(
    @StatementId() id: string,
    @Body() { updatedAt: readAt }: StatementVersionRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<Done> {
    await this.discardStatementUseCase.execute(id, readAt, actor);
    return DONE;
  }

  @Get(PARTNERS_PATH)
  @Access('introducer', 'api-account')
  @ApiList('List your commission statements, newest first', StatementResponse)
  async listOwnStatements(
    @Query() query: ListStatementsQuery,
    @CurrentIntroducer() introducerId: string,
  ): Promise<ListAnswer<StatementResponse>> {
    return { request: query, page: await this.statementViews.pageOf(introducerId, query) };
  }

  @Get(`${PARTNERS_PATH}/:id`)
  @Access('introducer', 'api-account')
  @ApiOperation({
    summary: 'Get one of your commission statements with its entries',
    description: 'Returns 404 until the statement is approved.',
  })
  @ApiOkResponse({ type: StatementInFullResponse })
  showOwnStatement(
    @StatementId() id: string,
    @CurrentIntroducer() introducerId: string,
  ): Promise<StatementInFullResponse> {
    return this.statementViews.oneOf(introducerId, id);
  }
}
