import { Body, Controller, HttpCode, HttpStatus, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { SPREADSHEET } from '#platform/application/spreadsheet/file-formats.js';
import { allowTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { Consumes } from '#platform/infrastructure/http/body/body.guard.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { uploadedWorkbook, WorkbookUpload } from '#platform/infrastructure/spreadsheet/workbook-upload.js';
import { ImportLeads } from '../../application/import/import-leads.js';
import { PreviewLeadImport } from '../../application/import/preview-lead-import.js';
import { MAX_LEADS } from '../../domain/lead.js';
import {
  ImportLeadsRequest,
  LeadFileRequest,
  LeadImportPreviewResponse,
  LeadImportResponse,
} from './lead-import.dto.js';
import { LEADS_PATH } from './leads.controller.js';

/** Several times what five thousand leads take on a busy machine. */
const LARGEST_IMPORT_MS = 60_000;

type UploadedLeads = Express.Multer.File | undefined;

@ApiTags('leads')
@Access('introducer')
@Costs('workbook')
@Controller(`${LEADS_PATH}/import`)
export class LeadImportController {
  constructor(
    private readonly previewLeadImport: PreviewLeadImport,
    private readonly importLeadsUseCase: ImportLeads,
  ) {}

  @Post('preview')
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(WorkbookUpload)
  @ApiOperation({
    summary: 'Preview a lead import',
    description:
      'Recognises common column names in any order, below any title rows. Returns the same error as the import if the file would exceed the list’s limit.',
  })
  @Consumes('multipart/form-data')
  @ApiBody({ type: LeadFileRequest })
  @ApiOkResponse({ type: LeadImportPreviewResponse })
  @ApiProblems(409)
  previewLeads(
    @CurrentIntroducer() introducerId: string,
    @UploadedFile() file: UploadedLeads,
  ): Promise<LeadImportPreviewResponse> {
    allowTime(LARGEST_IMPORT_MS);
    return this.previewLeadImport.execute(introducerId, uploadedWorkbook(file, SPREADSHEET));
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(WorkbookUpload)
  @ApiOperation({
    summary: 'Import leads',
    description: [
      'Adds every row that has a name and an email address; other rows are rejected with a reason. A row whose email',
      'address is already in the list, or earlier in the file, is skipped unless `duplicates` is `add`. A file that',
      `would take the list over ${MAX_LEADS} leads is rejected as a whole.`,
    ].join(' '),
  })
  @Consumes('multipart/form-data')
  @ApiOkResponse({ type: LeadImportResponse })
  @ApiProblems(409)
  importLeads(
    @CurrentIntroducer() introducerId: string,
    @CurrentPrincipal() principal: Principal,
    @UploadedFile() file: UploadedLeads,
    @Body() { duplicates = 'skip' }: ImportLeadsRequest,
  ): Promise<LeadImportResponse> {
    allowTime(LARGEST_IMPORT_MS);
    return this.importLeadsUseCase.execute(
      introducerId,
      uploadedWorkbook(file, SPREADSHEET),
      duplicates,
      principal,
    );
  }
}
