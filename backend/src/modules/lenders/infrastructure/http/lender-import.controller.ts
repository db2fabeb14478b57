import {
  Controller,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  UploadedFile,
  UseInterceptors,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#shared/application/principal.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { CurrentPrincipal } from '#shared/infrastructure/http/current-principal.js';
import { allowTime } from '#shared/infrastructure/database/time-budget.js';
import { ImportLenders } from '../../application/import/import-lenders.js';
import { importTemplate, XLSX } from './import-template.js';
import { ImportAnswerResponse } from './import-answer.dto.js';
import { uploadedWorkbook, WorkbookUpload } from './workbook-upload.js';

/** Fifty thousand rows on a busy machine, several times over. */
const LARGEST_IMPORT_MS = 120_000;

@ApiTags('lenders')
@Access('admin')
@Controller('admin/lenders/import')
export class LenderImportController {
  constructor(private readonly imports: ImportLenders) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(WorkbookUpload)
  @ApiOperation({
    summary: 'Import a workbook of lenders',
    description: [
      'Creates and updates lenders by name. Good rows are kept when others fail; a blank cell never erases what is',
      'known; a cell that cannot be read is left blank and listed; the same file twice changes nothing.',
    ].join(' '),
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    required: true,
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: {
          type: 'string',
          format: 'binary',
          description: '.xlsx or .xls, at most 10 MB and 50,000 rows',
        },
      },
    },
  })
  @ApiOkResponse({ type: ImportAnswerResponse })
  @ApiProblems(400, 409, 413, 415, 503)
  importLenders(
    @UploadedFile() file: Express.Multer.File | undefined,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportAnswerResponse> {
    allowTime(LARGEST_IMPORT_MS);
    return this.imports.execute(uploadedWorkbook(file), { actor: principal, panel: 'own' });
  }

  @Get('template')
  @ApiOperation({ summary: 'Download an empty workbook with every column the import knows' })
  @ApiProduces(XLSX)
  @ApiOkResponse({ content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } })
  getImportTemplate(): StreamableFile {
    return importTemplate();
  }
}
