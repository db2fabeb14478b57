import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { Consumes } from '#platform/infrastructure/http/body/body.guard.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { allowTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { uploadedWorkbook, WorkbookUpload } from '#platform/infrastructure/spreadsheet/workbook-upload.js';
import { ImportLenders } from '../../application/import/plan/import-lenders.js';
import { ImportViews } from '../../application/import/plan/import-views.js';
import { PreviewImport } from '../../application/import/plan/preview-import.js';
import { readStatedProducts } from '../../application/import/read/stated-products.js';
import { ImportAnswerResponse } from './import-answer.dto.js';
import { importWithReport, ImportWithReportResponse } from './lender-imports.dto.js';
import { LenderFileRequest } from './stated-products.dto.js';

/** Several times what fifty thousand rows take on a busy machine. */
export const LARGEST_IMPORT_MS = 120_000;

const TEMPLATE = resolve(import.meta.dirname, '../../../../../templates/lenders.xlsx');
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type UploadedLenders = Express.Multer.File | undefined;

@ApiTags('lenders')
@Access('admin')
@Controller('admin/lenders/import')
export class LenderImportController {
  constructor(
    private readonly importLendersUseCase: ImportLenders,
    private readonly previewImportUseCase: PreviewImport,
    private readonly importViews: ImportViews,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @Costs('workbook')
  @UseInterceptors(WorkbookUpload)
  @ApiOperation({
    summary: 'Import a workbook of lenders',
    description: [
      'Creates and updates lenders by name. Valid rows are imported even if others fail. Blank cells never clear stored',
      'values. Cells that cannot be read are left blank and listed. Idempotent: importing the same file again changes nothing.',
    ].join(' '),
  })
  @Consumes('multipart/form-data')
  @ApiOkResponse({ type: ImportAnswerResponse })
  @ApiProblems(409)
  importLenders(
    @UploadedFile() file: UploadedLenders,
    @Body() { products }: LenderFileRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ImportAnswerResponse> {
    allowTime(LARGEST_IMPORT_MS);
    const origin = { actor, panel: 'own' } as const;
    return this.importLendersUseCase.execute(uploadedWorkbook(file), origin, readStatedProducts(products));
  }

  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @Costs('workbook')
  @UseInterceptors(WorkbookUpload)
  @ApiOperation({
    summary: 'Preview a lender import',
    description: [
      'The preview expires after an hour. `GET /api/admin/lenders/imports/{id}/lines` lists the outcome for each lender',
      'and row; `POST /api/admin/lenders/imports` commits it.',
    ].join(' '),
  })
  @Consumes('multipart/form-data')
  @ApiOkResponse({ type: ImportWithReportResponse })
  async previewImport(
    @UploadedFile() file: UploadedLenders,
    @Body() { products }: LenderFileRequest,
  ): Promise<ImportWithReportResponse> {
    allowTime(LARGEST_IMPORT_MS);
    const { id } = await this.previewImportUseCase.execute(
      uploadedWorkbook(file),
      readStatedProducts(products),
    );
    return importWithReport(await this.importViews.one(id));
  }

  @Get('template')
  @ApiOperation({
    summary: 'Download an empty import workbook',
    description:
      'An .xlsx workbook with a heading for every field. The import recognises other headings too.',
  })
  @ApiProduces(XLSX)
  @ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } })
  getImportTemplate(): StreamableFile {
    return new StreamableFile(createReadStream(TEMPLATE), {
      type: XLSX,
      disposition: 'attachment; filename="lenders.xlsx"',
    });
  }
}
