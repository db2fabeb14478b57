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

/** The accounts of the broker's staff, for those who manage them. */
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
  @ApiList('List the staff, newest first, those who were removed among them', StaffMemberResponse)
  async listStaff(@Query() query: ListStaffQuery): Promise<ListAnswer<StaffMemberResponse>> {
    return { request: query, page: await this.staffViews.page(query) };
  }

  @Get(':id')
  @ApiOperation({
    summary: 'One account of the staff',
    description: 'With its role, and when it signed in last. Somebody who was removed is found as well.',
  })
  @ApiOkResponse({ type: StaffMemberResponse })
  getStaffMember(@StaffId() id: string): Promise<StaffMemberResponse> {
    return this.staffViews.one(id);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Change a staff member’s role',
    description:
      'It holds from their next call on, and invitations that they made and nobody has accepted are withdrawn. Refused where it would leave no administrator.',
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
      'Their sessions end at once, in every process, and invitations that they made and nobody has accepted are withdrawn. What they did stays theirs in every record. Refused for the last administrator. Whoever was removed may be invited again.',
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
