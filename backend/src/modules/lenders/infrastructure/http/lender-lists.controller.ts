import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import { NO_TRACK_RECORD, TrackRecords } from '#platform/application/track-records.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import { LenderViews } from '../../application/lender-views.js';
import { LENDER_COLUMNS } from '../lender-sheet.js';
import { LenderId } from './lender-id.js';
import { LenderResponse, LenderWithRecordResponse } from './lender.dto.js';
import { ExportLendersQuery, ListLendersQuery } from './list-lenders.dto.js';

/** Lists and exports of the lender panel for staff. */
@ApiTags('lenders')
@Access('admin')
@Controller('admin/lenders')
export class LenderListsController {
  constructor(
    private readonly lenderViews: LenderViews,
    private readonly trackRecords: TrackRecords,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiList('List lenders, newest first', LenderResponse)
  async listLenders(@Query() query: ListLendersQuery): Promise<ListAnswer<LenderResponse>> {
    return { request: query, page: await this.lenderViews.page(query) };
  }

  @Get('export')
  @ApiSpreadsheet('Download lenders as a spreadsheet that can be imported again')
  async exportLenders(
    @Query() { format = 'xlsx', ...request }: ExportLendersQuery,
    @Res() response: Response,
  ): Promise<void> {
    const rows = this.lenderViews.all(request);
    const at = this.clock.now();
    await sendSpreadsheet(response, format, { name: 'Lenders', at, columns: LENDER_COLUMNS, rows });
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get a lender',
    description: 'Returns each field as entered, with the lender’s track record.',
  })
  @ApiOkResponse({ type: LenderWithRecordResponse })
  async getLender(@LenderId() id: string): Promise<LenderWithRecordResponse> {
    const [lender, records] = await Promise.all([this.lenderViews.one(id), this.trackRecords.of([id])]);
    return { ...lender, record: records.get(id) ?? NO_TRACK_RECORD };
  }
}
