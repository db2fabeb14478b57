import { Body, Controller, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import { ChangeReceivable } from '../../application/receivables/change-receivable.js';
import { ReceivableViews, type ReceivableSelection } from '../../application/receivables/receivable-views.js';
import { ReceiptNotFound, ReceivableNotFound } from '../../domain/errors.js';
import { RECEIVABLE_COLUMNS } from '../receivable-sheet.js';
import {
  ChangeExpectedAmountRequest,
  ChangeReceivableRequest,
  ExportReceivablesQuery,
  LenderReceivablesResponse,
  ListReceivablesQuery,
  ReceivableResponse,
  RecordPaymentRequest,
  ReverseReceiptRequest,
  WriteOffReceivableRequest,
} from './receivables.dto.js';

const ReceivableId = () => RecordId(ReceivableNotFound);

const selectionOf = ({ overdue, ...rest }: ListReceivablesQuery): ReceivableSelection => ({
  ...rest,
  overdue: overdue === undefined ? undefined : overdue === 'true',
});

/** Receivables of the firm, and lenders' payments of them. */
@ApiTags('commissions')
@Controller('admin/receivables')
export class ReceivablesController {
  constructor(
    private readonly receivableViews: ReceivableViews,
    private readonly changes: ChangeReceivable,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('admin')
  @ApiList('List receivables from lenders', ReceivableResponse)
  async listReceivables(@Query() query: ListReceivablesQuery): Promise<ListAnswer<ReceivableResponse>> {
    return { request: query, page: await this.receivableViews.page(selectionOf(query)) };
  }

  @Get('export')
  @Access('admin')
  @ApiSpreadsheet('Download receivables from lenders as a spreadsheet')
  async exportReceivables(
    @Query() { format = 'xlsx', ...query }: ExportReceivablesQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendSpreadsheet(response, format, {
      name: 'Receivables',
      at: this.clock.now(),
      columns: RECEIVABLE_COLUMNS,
      rows: this.receivableViews.all(selectionOf(query)),
    });
  }

  @Get('lenders')
  @Access('admin')
  @ApiOperation({
    summary: 'Get receivable totals by lender',
    description: 'Totals over all receivables of each lender, largest outstanding amount first.',
  })
  @ApiOkResponse({ type: [LenderReceivablesResponse] })
  sumReceivables(): Promise<readonly LenderReceivablesResponse[]> {
    return this.receivableViews.byLender();
  }

  @Get(':id')
  @Access('admin')
  @ApiOperation({
    summary: 'Get a receivable',
    description: 'Returns what the lender owes for a completion, with every payment recorded for it.',
  })
  @ApiOkResponse({ type: ReceivableResponse })
  showReceivable(@ReceivableId() id: string): Promise<ReceivableResponse> {
    return this.receivableViews.one(id);
  }

  @Patch(':id')
  @Access('admin')
  @ApiOperation({
    summary: 'Change the expected date of a receivable',
    description:
      'Changes the date after which it is overdue. Returns 409 if it has changed since `updatedAt`.',
  })
  @ApiOkResponse({ type: ReceivableResponse })
  @ApiProblems(409)
  changeReceivable(
    @ReceivableId() id: string,
    @Body() { expectedOn, updatedAt: readAt }: ChangeReceivableRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ReceivableResponse> {
    return this.changes.expect(id, { expectedOn: expectedOn ?? undefined, readAt }, actor);
  }

  @Patch(':id/expected-amount')
  @Access('administrator')
  @ApiOperation({
    summary: 'Correct the expected amount of a receivable',
    description:
      'For an amount that was recorded wrongly at completion. If the partner’s commission was based on the earlier amount, creates a task to check the commission. Returns 409 if the completion was reversed, or the receivable has changed since `updatedAt`.',
  })
  @ApiOkResponse({ type: ReceivableResponse })
  @ApiProblems(409)
  changeExpectedAmount(
    @ReceivableId() id: string,
    @Body() { expectedPence, updatedAt: readAt }: ChangeExpectedAmountRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ReceivableResponse> {
    return this.changes.expect(id, { expectedPence, readAt }, actor);
  }

  @Post(':id/receipts')
  @Access('admin')
  @ApiOperation({
    summary: 'Record a payment from a lender',
    description:
      'Earns the case’s partner commission if its terms say so. If the partner already earned at completion and the amount is different, creates a task to check the commission. Returns 409 if the completion was reversed.',
  })
  @ApiCreatedResponse({ type: ReceivableResponse })
  @ApiProblems(409)
  recordPayment(
    @ReceivableId() id: string,
    @Body() { reference, updatedAt: readAt, ...payment }: RecordPaymentRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ReceivableResponse> {
    const details = { ...payment, reference: reference?.trim() || null, readAt };
    return this.changes.recordPayment(id, details, key, actor);
  }

  @Post(':id/receipts/:receiptId/reversal')
  @HttpCode(200)
  @Access('admin')
  @ApiOperation({
    summary: 'Reverse a payment recorded by mistake',
    description:
      'The payment stays in the list with its reversal, but no longer counts. Claws back what it earned the case’s partner. Returns 409 if it was already reversed, or the receivable has changed since `updatedAt`.',
  })
  @ApiOkResponse({ type: ReceivableResponse })
  @ApiProblems(409)
  reverseReceipt(
    @ReceivableId() id: string,
    @RecordId(ReceiptNotFound, 'receiptId') receiptId: string,
    @Body() { reason, updatedAt: readAt }: ReverseReceiptRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ReceivableResponse> {
    return this.changes.reverseReceipt(id, { receiptId, reason, readAt }, key, actor);
  }

  @Post(':id/write-off')
  @HttpCode(200)
  @Access('administrator')
  @ApiOperation({
    summary: 'Write off a receivable',
    description: 'Closes the outstanding amount. A later payment can still be recorded.',
  })
  @ApiOkResponse({ type: ReceivableResponse })
  @ApiProblems(409)
  writeOffReceivable(
    @ReceivableId() id: string,
    @Body() { reason, updatedAt: readAt }: WriteOffReceivableRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<ReceivableResponse> {
    return this.changes.writeOff(id, { reason, readAt }, key, actor);
  }
}
