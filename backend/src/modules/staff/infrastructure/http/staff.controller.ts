import { Body, Controller, Delete, Get, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { ApiList, type ListAnswer } from '#platform/infrastructure/http/dto/list-response.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import { ChangeStaffRole } from '../../application/change-staff-role.js';
import { RemoveStaff } from '../../application/remove-staff.js';
import { StaffViews } from '../../application/staff-views.js';
import { StaffNotFound } from '../../domain/errors.js';
import { ChangeStaffRoleRequest, ListStaffQuery, StaffMemberResponse } from './staff.dto.js';

export const STAFF_PATH = 'admin/staff';

const StaffId = (): ParameterDecorator => RecordId(StaffNotFound);

/** Staff accounts, for administrators. */
@ApiTags('staff')
@Access('administrator')
@Controller(STAFF_PATH)
export class StaffController {
  constructor(
    private readonly staffViews: StaffViews,
    private readonly changeStaffRoleUseCase: ChangeStaffRole,
    private readonly removeStaff: RemoveStaff,
  ) {}

  @Get()
  @ApiList('List staff, including removed accounts, newest first', StaffMemberResponse)
  async listStaff(@Query() query: ListStaffQuery): Promise<ListAnswer<StaffMemberResponse>> {
    return { request: query, page: await this.staffViews.page(query) };
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get a staff account',
    description: 'Includes the role and last sign-in. Removed accounts are returned too.',
  })
  @ApiOkResponse({ type: StaffMemberResponse })
  getStaffMember(@StaffId() id: string): Promise<StaffMemberResponse> {
    return this.staffViews.one(id);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Change a staff member’s role',
    description:
      'Applies from their next request. Withdraws open invitations they sent. Returns 409 if no administrator would remain.',
  })
  @ApiOkResponse({ type: StaffMemberResponse })
  @ApiProblems(409)
  async changeStaffRole(
    @StaffId() id: string,
    @Body() { role }: ChangeStaffRoleRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<StaffMemberResponse> {
    await this.changeStaffRoleUseCase.execute(id, role, actor);
    return this.staffViews.one(id);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a staff member',
    description:
      'Ends their sessions immediately and withdraws open invitations they sent. Records keep their name. Returns 409 for the last administrator. A removed member can be invited again.',
  })
  @ApiOkResponse({ type: StaffMemberResponse })
  @ApiProblems(409)
  async removeStaffMember(
    @StaffId() id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<StaffMemberResponse> {
    await this.removeStaff.execute(id, actor);
    return this.staffViews.one(id);
  }
}
