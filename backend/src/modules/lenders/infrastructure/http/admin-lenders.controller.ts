import { Body, Controller, Delete, HttpCode, HttpStatus, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { ConfirmLender } from '../../application/confirm-lender.js';
import { CreateLender } from '../../application/create-lender.js';
import { DeleteLender } from '../../application/delete-lender.js';
import { SetLendersActive } from '../../application/set-lenders-active.js';
import { UpdateLender } from '../../application/update-lender.js';
import { interpret } from '../../domain/lender-readings.js';
import { ActivationRequest, ActivationResponse } from './lender-activation.dto.js';
import { LenderId } from './lender-id.js';
import {
  CreateLenderRequest,
  LenderResponse,
  SavedLenderResponse,
  UnderstoodLenderResponse,
  UpdateLenderRequest,
} from './lender.dto.js';

/** Changes to lenders by staff. */
@ApiTags('lenders')
@Access('admin')
@Controller('admin/lenders')
export class AdminLendersController {
  constructor(
    private readonly createLenderUseCase: CreateLender,
    private readonly updateLenderUseCase: UpdateLender,
    private readonly deleteLenderUseCase: DeleteLender,
    private readonly confirmLenderUseCase: ConfirmLender,
    private readonly setLendersActiveUseCase: SetLendersActive,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Add a lender',
    description:
      'An active lender takes part in matching immediately. Fields are stored as sent; `warnings` lists values that cannot be read, which matching treats as not stated. Returns 409 if the panel already has the name, ignoring case and punctuation.',
  })
  @ApiCreatedResponse({ type: SavedLenderResponse })
  @ApiProblems(409)
  createLender(
    @Body() body: CreateLenderRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SavedLenderResponse> {
    return this.createLenderUseCase.execute(body, principal);
  }

  @Post('reading')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Preview how lender fields are read',
    description:
      'For example, “£10k” reads as £10,000. Values that cannot be read are returned with a warning.',
  })
  @ApiOkResponse({ type: UnderstoodLenderResponse })
  readLender(@Body() fields: UpdateLenderRequest): UnderstoodLenderResponse {
    return interpret(fields);
  }

  @Post('activation')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Activate or deactivate lenders',
    description: 'Updates the panel once. Lenders already in the requested state are not changed.',
  })
  @ApiOkResponse({ type: ActivationResponse })
  @ApiProblems(409)
  async setLendersActive(
    @Body() { ids, isActive }: ActivationRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ActivationResponse> {
    return { lenders: await this.setLendersActiveUseCase.execute(ids, isActive, principal) };
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Update a lender',
    description:
      'Omitted fields are unchanged; null or blank clears a field. With the `updatedAt` you read, returns 409 with the current record in `changed` if the lender has changed since; without it, the last write wins.',
  })
  @ApiOkResponse({ type: SavedLenderResponse })
  @ApiProblems(409)
  updateLender(
    @LenderId() id: string,
    @Body() { updatedAt: readAt, ...fields }: UpdateLenderRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SavedLenderResponse> {
    return this.updateLenderUseCase.execute(id, fields, principal, readAt);
  }

  @Post('confirmation/:id')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Confirm a lender’s criteria',
    description: 'Sets `confirmedAt` to now and changes nothing else. Confirming again updates the time.',
  })
  @ApiOkResponse({ type: LenderResponse })
  @ApiProblems(409)
  confirmLender(@LenderId() id: string, @CurrentPrincipal() principal: Principal): Promise<LenderResponse> {
    return this.confirmLenderUseCase.execute(id, principal);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a lender',
    description: 'Cases keep its name, and the activity log keeps its criteria.',
  })
  @ApiOkResponse({ type: Done })
  @ApiProblems(409)
  async deleteLender(@LenderId() id: string, @CurrentPrincipal() principal: Principal): Promise<Done> {
    await this.deleteLenderUseCase.execute(id, principal);
    return DONE;
  }
}
