import { Controller, Delete, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { DiscardHeld } from '../../application/discard-held.js';
import { HeldViews } from '../../application/held-views.js';
import { ReleaseHeld } from '../../application/release-held.js';
import { HeldSubmissionNotFound } from '../../domain/errors.js';
import { HeldSubmissionResponse, ListHeldQuery } from './held.dto.js';

const HeldId = () => RecordId(HeldSubmissionNotFound);

@ApiTags('contact')
@Access('admin')
@Controller('admin/held')
export class HeldController {
  constructor(
    private readonly heldViews: HeldViews,
    private readonly releaseHeld: ReleaseHeld,
    private readonly discardHeld: DiscardHeld,
  ) {}

  @Get()
  @ApiList('List submissions held as possible spam, newest first', HeldSubmissionResponse)
  async listHeldSubmissions(@Query() query: ListHeldQuery): Promise<ListAnswer<HeldSubmissionResponse>> {
    return { request: query, page: await this.heldViews.page(query) };
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get a held submission',
    description: 'Includes the sender and the form fields.',
  })
  @ApiOkResponse({ type: HeldSubmissionResponse })
  getHeldSubmission(@HeldId() id: string): Promise<HeldSubmissionResponse> {
    return this.heldViews.one(id);
  }

  @Post(':id/release')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    summary: 'Release a held submission',
    description:
      'Creates an application or message with the same id and time, and continues as for any submission: emails, tasks, and the links the sender already received.',
  })
  @ApiOkResponse({ type: Done })
  async releaseHeldSubmission(@HeldId() id: string, @CurrentPrincipal() actor: AccountHolder): Promise<Done> {
    await this.releaseHeld.execute(id, actor);
    return DONE;
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Discard a held submission', description: 'Deletes it permanently.' })
  @ApiOkResponse({ type: Done })
  async discardHeldSubmission(@HeldId() id: string, @CurrentPrincipal() actor: AccountHolder): Promise<Done> {
    await this.discardHeld.execute(id, actor);
    return DONE;
  }
}
