import { Body, Controller, Get, HttpCode, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import type { Principal } from '#platform/application/principal.js';
import { allowTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import { CommitImport } from '../../application/import/plan/commit-import.js';
import { ImportViews, type RefusedRow } from '../../application/import/plan/import-views.js';
import { LenderImports } from '../../application/import/plan/lender-imports.js';
import { PreviewAgain } from '../../application/import/plan/preview-import.js';
import { readStatedProducts } from '../../application/import/read/stated-products.js';
import { ImportNotFound } from '../../domain/errors.js';
import { ImportAnswerResponse } from './import-answer.dto.js';
import {
  CommitImportRequest,
  ImportLineResponse,
  ImportResponse,
  importWithReport,
  ImportWithReportResponse,
  ListImportLinesQuery,
  ListImportsQuery,
} from './lender-imports.dto.js';
import { StatedProductsRequest } from './stated-products.dto.js';
import { LARGEST_IMPORT_MS } from './lender-import.controller.js';

const ERROR = 'Error';

/** The file's own columns, so that corrected rows can be imported again; the file may itself be such an export. */
const refusedColumns = (headers: readonly string[]): SpreadsheetColumn<RefusedRow>[] => [
  ...headers
    .filter((header) => header !== ERROR)
    .map((title) => ({ title, value: ({ cells }: RefusedRow) => cells[title] ?? null })),
  { title: ERROR, value: ({ error }) => error, width: 72 },
];

const ImportId = (): ParameterDecorator => RecordId(ImportNotFound);

/** Imports of lenders, from preview to commit. */
@ApiTags('lenders')
@Access('admin')
@Controller('admin/lenders/imports')
export class LenderImportsController {
  constructor(
    private readonly importViews: ImportViews,
    private readonly lenderImports: LenderImports,
    private readonly commitImportUseCase: CommitImport,
    private readonly previewAgainUseCase: PreviewAgain,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiList('List lender imports, newest first', ImportResponse)
  async listImports(@Query() query: ListImportsQuery): Promise<ListAnswer<ImportResponse>> {
    return { request: query, page: await this.importViews.page(query) };
  }

  @Post()
  @ApiOperation({
    summary: 'Commit a previewed import',
    description:
      'Atomic. Returns 409 if a lender in the file has changed since the preview; create a new preview then. Repeating the request returns the first response.',
  })
  @ApiCreatedResponse({ type: ImportAnswerResponse })
  @ApiProblems(404, 409)
  commitImport(
    @Body() { previewId }: CommitImportRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ImportAnswerResponse> {
    allowTime(LARGEST_IMPORT_MS);
    return this.commitImportUseCase.execute(previewId, { actor, panel: 'own' });
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get an import or a preview',
    description: 'Returns its counts and state; `…/lines` lists the outcome for each lender and row.',
  })
  @ApiOkResponse({ type: ImportWithReportResponse })
  async getImport(@ImportId() id: string): Promise<ImportWithReportResponse> {
    return importWithReport(await this.importViews.one(id));
  }

  @Post(':id/preview')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Refresh a preview',
    description:
      'Reads the file again with the current saved terms, the stated products and the current panel. Creates a new preview.',
  })
  @ApiOkResponse({ type: ImportWithReportResponse })
  async previewAgain(
    @ImportId() id: string,
    @Body() { products }: StatedProductsRequest,
  ): Promise<ImportWithReportResponse> {
    allowTime(LARGEST_IMPORT_MS);
    const stated = readStatedProducts(products);
    const { id: newId } = await this.previewAgainUseCase.execute(id, stated);
    return importWithReport(await this.importViews.one(newId));
  }

  @Get(':id/lines')
  @ApiList('List an import’s changes to lenders and its rejected rows, in file order', ImportLineResponse)
  async listImportLines(
    @ImportId() id: string,
    @Query() query: ListImportLinesQuery,
  ): Promise<ListAnswer<ImportLineResponse>> {
    const { id: found } = await this.lenderImports.get(id);
    return { request: query, page: await this.importViews.lines(found, query) };
  }

  @Get(':id/refused')
  @ApiSpreadsheet('Download an import’s rejected rows, with the reasons in an “Error” column')
  async exportRefusedRows(@ImportId() id: string, @Res() response: Response): Promise<void> {
    allowTime(LARGEST_IMPORT_MS);
    const { id: found } = await this.lenderImports.get(id);
    await sendSpreadsheet(response, 'xlsx', {
      name: 'Rejected',
      at: this.clock.now(),
      columns: refusedColumns(await this.importViews.refusedHeaders(found)),
      rows: this.importViews.refusedRows(found),
    });
  }
}
