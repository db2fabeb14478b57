import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { MarkMessage } from '../../application/mark-message.js';
import { MessageViews } from '../../application/message-views.js';
import { MessageNotFound } from '../../domain/errors.js';
import { ListMessagesQuery, MarkMessageRequest, MessageResponse } from './messages.dto.js';

@ApiTags('contact')
@Access('admin')
@Controller('admin/messages')
export class AdminMessagesController {
  constructor(
    private readonly messageViews: MessageViews,
    private readonly markMessageUseCase: MarkMessage,
  ) {}

  @Get()
  @ApiList('List messages from the contact form, newest first', MessageResponse)
  async listMessages(@Query() query: ListMessagesQuery): Promise<ListAnswer<MessageResponse>> {
    return { request: query, page: await this.messageViews.page(query) };
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get a message',
    description: 'Includes who handled it and when.',
  })
  @ApiOkResponse({ type: MessageResponse })
  getMessage(@RecordId(MessageNotFound) id: string): Promise<MessageResponse> {
    return this.messageViews.one(id);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Mark a message as handled or reopen it',
    description: 'Records who made the change and when.',
  })
  @ApiOkResponse({ type: MessageResponse })
  markMessage(
    @RecordId(MessageNotFound) id: string,
    @Body() { handled }: MarkMessageRequest,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<MessageResponse> {
    return this.markMessageUseCase.execute(id, handled, actor);
  }
}
