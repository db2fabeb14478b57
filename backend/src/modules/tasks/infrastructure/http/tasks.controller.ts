import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { AddTask } from '../../application/add-task.js';
import { ChangeTask } from '../../application/change-task.js';
import { ListTasks } from '../../application/list-tasks.js';
import { TaskViews } from '../../application/task-views.js';
import { TaskNotFound } from '../../domain/errors.js';
import {
  AddTaskRequest,
  ChangeTaskRequest,
  ListTasksQuery,
  MarkTaskRequest,
  TaskResponse,
} from './tasks.dto.js';

const TaskId = () => RecordId(TaskNotFound);

@ApiTags('tasks')
@Access('admin')
@Controller('admin/tasks')
export class TasksController {
  constructor(
    private readonly listTasksUseCase: ListTasks,
    private readonly taskViews: TaskViews,
    private readonly addTaskUseCase: AddTask,
    private readonly changeTaskUseCase: ChangeTask,
  ) {}

  @Get()
  @ApiList('List staff tasks, newest first', TaskResponse)
  async listTasks(
    @Query() query: ListTasksQuery,
    @CurrentPrincipal() viewer: Principal,
  ): Promise<ListAnswer<TaskResponse>> {
    return { request: query, page: await this.listTasksUseCase.execute(query, viewer.id) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a task', description: 'All staff can see all tasks.' })
  @ApiOkResponse({ type: TaskResponse })
  getTask(@TaskId() id: string): Promise<TaskResponse> {
    return this.taskViews.one(id);
  }

  @Post()
  @ApiOperation({
    summary: 'Add a task',
    description:
      'Application and owner are optional. Each request creates a task, unless it repeats an `Idempotency-Key`.',
  })
  @ApiCreatedResponse({ type: TaskResponse })
  addTask(
    @Body() { title, dueOn, ownerId, applicationId }: AddTaskRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<TaskResponse> {
    const task = { title, dueOn, ownerId: ownerId ?? null, applicationId: applicationId ?? null };
    return this.addTaskUseCase.execute(task, key, actor);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Update a task', description: 'Changes its title, due date or owner.' })
  @ApiOkResponse({ type: TaskResponse })
  @ApiProblems(409)
  changeTask(
    @TaskId() id: string,
    @Body() { updatedAt: readAt, title, dueOn, ownerId }: ChangeTaskRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<TaskResponse> {
    return this.changeTaskUseCase.execute(id, { title, dueOn, ownerId, readAt }, actor);
  }

  @Post(':id/done')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Complete or reopen a task',
    description: 'Idempotent: repeating the request changes nothing.',
  })
  @ApiOkResponse({ type: TaskResponse })
  @ApiProblems(409)
  markTask(
    @TaskId() id: string,
    @Body() { done, updatedAt: readAt }: MarkTaskRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<TaskResponse> {
    return this.changeTaskUseCase.execute(id, { done: done ?? true, readAt }, actor);
  }
}
