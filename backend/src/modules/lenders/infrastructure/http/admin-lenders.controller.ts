import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Principal } from '#shared/application/principal.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { CurrentPrincipal } from '#shared/infrastructure/http/current-principal.js';
import { ApiList, sendList } from '#shared/infrastructure/http/list-response.js';
import { CreateLender } from '../../application/create-lender.js';
import { DeleteLender } from '../../application/delete-lender.js';
import { ListLenders } from '../../application/list-lenders.js';
import { ReadLender } from '../../application/read-lender.js';
import { UpdateLender } from '../../application/update-lender.js';
import { LenderId } from './lender-id.js';
import { CreateLenderRequest, LenderResponse, UpdateLenderRequest } from './lender.dto.js';
import { DeletedResponse, SavedLenderResponse, UnderstoodLenderResponse } from './lender-response.dto.js';
import { ListLendersQuery } from './list-lenders.dto.js';

const PATH = 'admin/lenders';

@ApiTags('lenders')
@Access('admin')
@Controller(PATH)
export class AdminLendersController {
  constructor(
    private readonly lenders: ListLenders,
    private readonly creation: CreateLender,
    private readonly update: UpdateLender,
    private readonly deletion: DeleteLender,
    private readonly reading: ReadLender,
  ) {}

  @Get()
  @ApiList('List the lenders, newest first', LenderResponse)
  async listLenders(@Query() query: ListLendersQuery, @Res() response: Response): Promise<void> {
    sendList(response, `/api/${PATH}`, query, await this.lenders.execute(query));
  }

  @Post()
  @ApiOperation({ summary: 'Add a lender' })
  @ApiCreatedResponse({ type: SavedLenderResponse })
  @ApiProblems(400, 409, 413, 415, 503)
  createLender(
    @Body() body: CreateLenderRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SavedLenderResponse> {
    return this.creation.execute(body, principal);
  }

  @Post('reading')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Tell how the fields of a lender are read, without saving anything',
    description: '“£10k” reads as £10,000; what cannot be read has a warning.',
  })
  @ApiOkResponse({ type: UnderstoodLenderResponse })
  @ApiProblems(400, 413, 415, 503)
  readLender(@Body() fields: UpdateLenderRequest): UnderstoodLenderResponse {
    return this.reading.execute(fields);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Change the fields that are sent' })
  @ApiOkResponse({ type: SavedLenderResponse })
  @ApiProblems(400, 404, 409, 413, 415, 503)
  updateLender(
    @LenderId() id: string,
    @Body() { updatedAt, ...fields }: UpdateLenderRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SavedLenderResponse> {
    return this.update.execute(id, fields, principal, updatedAt ? new Date(updatedAt) : undefined);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a lender',
    description: 'Cases keep its name; the activity log keeps what it stated.',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiProblems(404, 409, 503)
  async deleteLender(
    @LenderId() id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DeletedResponse> {
    await this.deletion.execute(id, principal);
    return { success: true };
  }
}
