import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { EndHold } from '../../application/holds/end-hold.js';
import { HoldViews } from '../../application/holds/hold-views.js';
import { PlaceHold } from '../../application/holds/place-hold.js';
import { HoldNotFound } from '../../domain/errors.js';
import { HoldResponse, ListHoldsQuery, PlaceHoldRequest } from './holds.dto.js';

/** Holds, which protect records from retention and erasure. */
@ApiTags('people')
@Access('admin')
@Controller('admin/holds')
export class HoldsController {
  constructor(
    private readonly holdViews: HoldViews,
    private readonly placeHoldUseCase: PlaceHold,
    private readonly endHoldUseCase: EndHold,
  ) {}

  @Get()
  @ApiList('List holds, newest first', HoldResponse)
  async listHolds(@Query() query: ListHoldsQuery): Promise<ListAnswer<HoldResponse>> {
    return { request: query, page: await this.holdViews.page(query) };
  }

  @Post()
  @ApiOperation({
    summary: 'Put a record on hold',
    description:
      'A hold keeps an application, partner or message from being deleted, by retention or on request, until it ends. Returns 409 if the record is on hold already.',
  })
  @ApiCreatedResponse({ type: HoldResponse })
  @ApiProblems(404, 409)
  placeHold(
    @Body() { subjectType, subjectId, reason, endsOn = null }: PlaceHoldRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<HoldResponse> {
    return this.placeHoldUseCase.execute({ subjectType, subjectId, reason, endsOn }, key, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a hold', description: 'Includes its reason and who placed it.' })
  @ApiOkResponse({ type: HoldResponse })
  getHold(@RecordId(HoldNotFound) id: string): Promise<HoldResponse> {
    return this.holdViews.one(id);
  }

  @Post(':id/end')
  @HttpCode(200)
  @ApiOperation({
    summary: 'End a hold',
    description:
      'If the record is due for deletion, the next nightly run deletes it. Repeating the request changes nothing.',
  })
  @ApiOkResponse({ type: HoldResponse })
  endHold(
    @RecordId(HoldNotFound) id: string,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<HoldResponse> {
    return this.endHoldUseCase.execute(id, actor);
  }
}
