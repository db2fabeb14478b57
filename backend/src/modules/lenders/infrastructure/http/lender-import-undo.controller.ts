import { Body, Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { allowTime } from '#platform/infrastructure/database/connection/time-budget.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { LenderImports } from '../../application/import/plan/lender-imports.js';
import { PlanUndo } from '../../application/import/plan/plan-undo.js';
import { UndoImport } from '../../application/import/plan/undo-import.js';
import { ImportNotFound } from '../../domain/errors.js';
import { UndoImportRequest, undoResponse, UndoResponse } from './lender-imports.dto.js';
import { LARGEST_IMPORT_MS } from './lender-import.controller.js';

const ImportId = (): ParameterDecorator => RecordId(ImportNotFound);

/** Undoing an import of lenders. */
@ApiTags('lenders')
@Access('admin')
@Controller('admin/lenders/imports')
export class LenderImportUndoController {
  constructor(
    private readonly lenderImports: LenderImports,
    private readonly planUndo: PlanUndo,
    private readonly undoImportUseCase: UndoImport,
  ) {}

  @Get(':id/undo')
  @ApiOperation({
    summary: 'Preview undoing an import',
    description:
      'Lists the lenders changed since the import. `POST` rejects the undo if there are any, unless told to leave them unchanged.',
  })
  @ApiOkResponse({ type: UndoResponse })
  async getUndo(@ImportId() id: string): Promise<UndoResponse> {
    allowTime(LARGEST_IMPORT_MS);
    const { id: found } = await this.lenderImports.get(id);
    return undoResponse(await this.planUndo.execute(found));
  }

  @Post(':id/undo')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Undo an import',
    description: [
      'Deletes the lenders that the import created and restores the others to their previous values. Returns 409, naming',
      'the lenders, if any have changed since the import; `leaveChanged` leaves those unchanged instead.',
    ].join(' '),
  })
  @ApiOkResponse({ type: UndoResponse })
  @ApiProblems(409)
  async undoImport(
    @ImportId() id: string,
    @Body() { leaveChanged = false }: UndoImportRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<UndoResponse> {
    allowTime(LARGEST_IMPORT_MS);
    return undoResponse(await this.undoImportUseCase.execute(id, { actor, leaveChanged }));
  }
}
