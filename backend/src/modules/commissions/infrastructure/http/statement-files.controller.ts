import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Clock } from '#platform/application/clock.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer } from '#platform/infrastructure/http/current-principal.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ExportQuery } from '#platform/infrastructure/spreadsheet/writing/export-query.dto.js';
import {
  ApiSpreadsheet,
  sendSpreadsheet,
} from '#platform/infrastructure/spreadsheet/writing/send-spreadsheet.js';
import {
  ShowStatementDocument,
  type ShownDocument,
} from '../../application/statements/show-statement-document.js';
import { StatementViews, type StatementInFull } from '../../application/statements/statement-views.js';
import { StatementNotFound } from '../../domain/errors.js';
import { STATEMENT_COLUMNS } from '../statement-sheet.js';
import { ApiPdf, pdfFile } from '#platform/infrastructure/letters/pdf.js';

const PATH = 'admin/statements';
const PARTNERS_PATH = 'introducers/me/statements';
const StatementId = () => RecordId(StatementNotFound);

const fileOf = ({ bytes, name }: ShownDocument): StreamableFile => pdfFile(`statement-${name}`, bytes);

async function* rowsOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield await Promise.resolve(rows);
}

/** Commission statements as PDFs and spreadsheets, for staff and for their partners. */
@ApiTags('commissions')
@Controller()
export class StatementFilesController {
  constructor(
    private readonly statementViews: StatementViews,
    private readonly showStatementDocument: ShowStatementDocument,
    private readonly clock: Clock,
  ) {}

  @Get(`${PATH}/:id/pdf`)
  @Access('admin')
  @ApiOperation({
    summary: 'Download a commission statement',
    description: 'Returns a PDF: the approved version, or a preview of a draft.',
  })
  @ApiPdf()
  async downloadStatement(@StatementId() id: string): Promise<StreamableFile> {
    return fileOf(await this.showStatementDocument.execute(id));
  }

  @Get(`${PATH}/:id/export`)
  @Access('admin')
  @ApiSpreadsheet('Download the entries of a statement as a spreadsheet')
  async exportStatement(
    @StatementId() id: string,
    @Query() { format = 'xlsx' }: ExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, format, await this.statementViews.one(id));
  }

  @Get(`${PARTNERS_PATH}/:id/pdf`)
  @Access('introducer', 'api-account')
  @ApiOperation({
    summary: 'Download one of your commission statements',
    description: 'Returns a PDF. The file never changes.',
  })
  @ApiPdf()
  async downloadOwnStatement(
    @StatementId() id: string,
    @CurrentIntroducer() introducerId: string,
  ): Promise<StreamableFile> {
    return fileOf(await this.showStatementDocument.executeFor(introducerId, id));
  }

  @Get(`${PARTNERS_PATH}/:id/export`)
  @Access('introducer', 'api-account')
  @ApiSpreadsheet('Download the entries of your statement as a spreadsheet')
  async exportOwnStatement(
    @StatementId() id: string,
    @Query() { format = 'xlsx' }: ExportQuery,
    @CurrentIntroducer() introducerId: string,
    @Res() response: Response,
  ): Promise<void> {
    await this.send(response, format, await this.statementViews.oneOf(introducerId, id));
  }

  private send(
    response: Response,
    format: NonNullable<ExportQuery['format']>,
    { number, month, entries }: StatementInFull,
  ): Promise<void> {
    const name = `Statement-${number ?? `draft-${month}`}`;
    return sendSpreadsheet(response, format, {
      name,
      at: this.clock.now(),
      columns: STATEMENT_COLUMNS,
      rows: rowsOf(entries),
    });
  }
}
