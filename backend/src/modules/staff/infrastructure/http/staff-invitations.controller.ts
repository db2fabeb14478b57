import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { RecordId } from '#platform/infrastructure/http/dto/record-id.js';
import type { AdminView } from '../../application/admin-view.js';
import { InviteStaff } from '../../application/invitations/invite-staff.js';
import { ResendStaffInvitation } from '../../application/invitations/resend-staff-invitation.js';
import { StaffViews } from '../../application/staff-views.js';
import { WithdrawStaffInvitation } from '../../application/invitations/withdraw-staff-invitation.js';
import { InvitationNotFound } from '../../domain/errors.js';
import { CurrentAccount } from '#modules/auth/wiring.js';
import { STAFF_PATH } from './staff.controller.js';
import { InviteStaffRequest, PendingInvitationResponse } from './staff.dto.js';

const InvitationId = (): ParameterDecorator => RecordId(InvitationNotFound);

const MAILS = { name: 'staff-invitations', points: 60, perSeconds: 3_600, isExact: true };

/** Staff invitations, for administrators. */
@ApiTags('staff')
@Access('administrator')
@Controller(STAFF_PATH)
export class StaffInvitationsController {
  constructor(
    private readonly staffViews: StaffViews,
    private readonly inviteStaffUseCase: InviteStaff,
    private readonly resendStaffInvitationUseCase: ResendStaffInvitation,
    private readonly withdrawStaffInvitationUseCase: WithdrawStaffInvitation,
  ) {}

  @Post()
  @RateLimit(MAILS)
  @ApiOperation({
    summary: 'Invite someone to join the staff',
    description: 'The emailed link can be used once within seven days.',
  })
  @ApiCreatedResponse({ type: PendingInvitationResponse })
  @ApiProblems(409)
  async inviteStaff(
    @Body() body: InviteStaffRequest,
    @CurrentAccount() { id }: AdminView,
  ): Promise<PendingInvitationResponse> {
    return this.staffViews.invitation(await this.inviteStaffUseCase.execute(body, id));
  }

  @Get('invitations')
  @ApiOperation({
    summary: 'List open staff invitations, newest first',
    description: 'Includes expired ones, which can be sent again.',
  })
  @ApiOkResponse({ type: [PendingInvitationResponse] })
  listStaffInvitations(): Promise<readonly PendingInvitationResponse[]> {
    return this.staffViews.invitations();
  }

  @Post('invitations/:id/resend')
  @HttpCode(HttpStatus.OK)
  @RateLimit(MAILS)
  @ApiOperation({
    summary: 'Resend an invitation',
    description: 'Sends a new link, valid for seven days. The previous link stops working.',
  })
  @ApiOkResponse({ type: PendingInvitationResponse })
  async resendStaffInvitation(
    @InvitationId() id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<PendingInvitationResponse> {
    await this.resendStaffInvitationUseCase.execute(id, actor);
    return this.staffViews.invitation(id);
  }

  @Delete('invitations/:id')
  @ApiOperation({
    summary: 'Withdraw an invitation',
    description: 'Has no effect on an account that already accepted it; remove the account instead.',
  })
  @ApiOkResponse({ type: Done })
  async withdrawStaffInvitation(
    @InvitationId() id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<Done> {
    await this.withdrawStaffInvitationUseCase.execute(id, actor);
    return DONE;
  }
}
