import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount } from '#modules/auth/wiring.js';
import type { AdminView } from '#modules/staff/public.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AddView } from '../../application/add-view.js';
import { ChangeView } from '../../application/change-view.js';
import { ListViews } from '../../application/list-views.js';
import { RemoveView } from '../../application/remove-view.js';
import type { ViewEditor } from '../../application/view-editor.js';
import { ViewNotFound } from '../../domain/errors.js';
import { AddViewRequest, ChangeViewRequest, ListViewResponse, ListViewsQuery } from './views.dto.js';

const ViewId = () => RecordId(ViewNotFound);

const editorOf = ({ id, role }: AdminView): ViewEditor => ({ id, isAdministrator: role === 'admin' });

@ApiTags('views')
@Access('admin')
@Controller('admin/views')
export class ViewsController {
  constructor(
    private readonly listViewsUseCase: ListViews,
    private readonly addViewUseCase: AddView,
    private readonly changeViewUseCase: ChangeView,
    private readonly removeView: RemoveView,
  ) {}

  @Get()
  @ApiList('List saved views', ListViewResponse)
  async listViews(
    @Query() query: ListViewsQuery,
    @CurrentAccount() { id }: AdminView,
  ): Promise<ListAnswer<ListViewResponse>> {
    return { request: query, page: await this.listViewsUseCase.execute(query, id) };
  }

  @Post()
  @ApiOperation({
    summary: 'Create a saved view',
    description:
      'For yourself or, as an administrator, for all staff. Returns 400 with the field if the list does not support a filter or column.',
  })
  @ApiCreatedResponse({ type: ListViewResponse })
  @ApiProblems(409)
  addView(
    @Body() { list, name, q, filters, sort, columns, forAll }: AddViewRequest,
    @IdempotencyKey() key: string | null,
    @CurrentAccount() account: AdminView,
  ): Promise<ListViewResponse> {
    const view = {
      list,
      name,
      q: q ?? null,
      filters: filters ?? {},
      sort: sort ?? null,
      columns: columns ?? null,
      forAll: forAll ?? false,
    };
    return this.addViewUseCase.execute(view, key, editorOf(account));
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Update a saved view',
    description: 'Your own views; administrators can also update shared views.',
  })
  @ApiOkResponse({ type: ListViewResponse })
  @ApiProblems(409)
  changeView(
    @ViewId() id: string,
    @Body() { updatedAt: readAt, name, filters, forAll, ...edit }: ChangeViewRequest,
    @CurrentAccount() account: AdminView,
  ): Promise<ListViewResponse> {
    const rest = { name: name ?? undefined, filters: filters ?? undefined, forAll: forAll ?? undefined };
    return this.changeViewUseCase.execute(id, { ...edit, ...rest, readAt }, editorOf(account));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a saved view',
    description: 'Your own views; administrators can also delete shared views.',
  })
  @ApiOkResponse({ type: Done })
  async deleteView(@ViewId() id: string, @CurrentAccount() account: AdminView): Promise<Done> {
    await this.removeView.execute(id, editorOf(account));
    return DONE;
  }
}
