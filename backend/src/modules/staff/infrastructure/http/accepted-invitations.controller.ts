import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { Costs, RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { AcceptStaffInvitation } from '../../application/invitations/accept-staff-invitation.js';
import { OpenStaffInvitation } from '../../application/invitations/open-staff-invitation.js';
import { SecondStep, adminRole } from '#modules/auth/public.js';
import { Sessions } from '#modules/auth/wiring.js';
import { AdminSignedIn } from './admin-session.dto.js';
import { AcceptInvitationRequest, OpenedInvitationResponse, OpenInvitationRequest } from './staff.dto.js';

/** Endpoints for invited people without an account. */
@ApiTags('staff')
@Access('visitor')
@Controller(`${adminRole.area}/invitations`)
export class AcceptedInvitationsController {
  constructor(
    private readonly openStaffInvitationUseCase: OpenStaffInvitation,
    private readonly acceptStaffInvitationUseCase: AcceptStaffInvitation,
    private readonly sessions: Sessions,
    private readonly secondStep: SecondStep,
  ) {}

  @Post('open')
  @HttpCode(HttpStatus.OK)
  @RateLimit({ name: 'staff-invitation-open', points: 60, perSeconds: 3_600, isExact: true })
  @ApiOperation({
    summary: 'Get a staff invitation',
    description:
      'Takes the token from the emailed link. Returns `/problems/invitation-over` if the link is used, expired or withdrawn.',
  })
  @ApiOkResponse({ type: OpenedInvitationResponse })
  async openStaffInvitation(@Body() { token }: OpenInvitationRequest): Promise<OpenedInvitationResponse> {
    const { email, role, expiresAt } = await this.openStaffInvitationUseCase.execute(token);
    return { email, role, expiresAt: expiresAt.toISOString() };
  }

  @Post('accept')
  @Costs('hash')
  @RateLimit({ name: 'staff-invitation-accept', points: 30, perSeconds: 3_600, isExact: true })
  @ApiOperation({
    summary: 'Accept a staff invitation and sign in',
    description: 'Returns `/problems/invitation-over` if the link is used, expired or withdrawn.',
  })
  @ApiCreatedResponse({ type: AdminSignedIn })
  @ApiProblems(409)
  async acceptStaffInvitation(
    @Body() body: AcceptInvitationRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSignedIn> {
    const opened = await this.acceptStaffInvitationUseCase.execute(body);
    await this.sessions.begin(request, response, opened);
    const admin = opened.view;
    // Mandatory two-step sign-in is set up first.
    return {
      admin: (await this.secondStep.isRequired(adminRole, admin.id))
        ? { ...admin, twoFactorOwed: true }
        : admin,
    };
  }
}
