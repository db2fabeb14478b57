import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { type OpenedAccount, introducerRole } from '#modules/auth/public.js';
import { CurrentOpening, Sessions, SignInCall, SignInRequest } from '#modules/auth/wiring.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { Done, DONE } from '#platform/infrastructure/http/dto/done.dto.js';
import { Costs, RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import type { IntroducerView } from '../../application/introducer-view.js';
import { ConfirmEmail } from '../../application/email-confirmation/confirm-email.js';
import { SignUpIntroducer } from '../../application/sign-up-introducer.js';
import { ConfirmEmailRequest, IntroducerSignedIn, SignUpRequest } from './introducers.dto.js';

@ApiTags('introducers')
@Controller(introducerRole.area)
export class IntroducerSessionController {
  constructor(
    private readonly signUpIntroducerUseCase: SignUpIntroducer,
    private readonly confirmEmailUseCase: ConfirmEmail,
    private readonly sessions: Sessions,
  ) {}

  @Post('signup')
  @Access('visitor')
  @Costs('hash')
  @RateLimit({ name: 'introducer-signup', points: 20, perSeconds: 3_600, isExact: true })
  @ApiOperation({
    summary: 'Register a partner and sign in',
    description:
      'Sets the session cookie and emails a confirmation link (see `emailConfirmed`). Returns 409 if the email address is already registered, or 400 with the reason if the password is easy to guess.',
  })
  @ApiCreatedResponse({ type: IntroducerSignedIn })
  @ApiProblems(409)
  async signUpIntroducer(
    @Body() body: SignUpRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IntroducerSignedIn> {
    const opened = await this.signUpIntroducerUseCase.execute(body);
    await this.sessions.begin(request, response, opened);
    return { introducer: opened.view };
  }

  @Post('email-confirmation')
  @HttpCode(HttpStatus.OK)
  @Access('visitor')
  @RateLimit({ name: 'confirm-email', points: 30, perSeconds: 3_600, isExact: true })
  @ApiOperation({
    summary: 'Confirm an email address',
    description:
      'Takes the token from the emailed link. Returns `/problems/confirmation-link-over` if the link is used, expired or invalid.',
  })
  @ApiOkResponse({ type: Done })
  async confirmEmail(@Body() { token }: ConfirmEmailRequest): Promise<Done> {
    await this.confirmEmailUseCase.execute(token);
    return DONE;
  }

  @SignInCall({
    summary: 'Sign in as a partner',
    request: SignInRequest,
    description:
      'Sets the session cookie required by all endpoints under `introducers/me`. API clients do not sign in: they send API account credentials with every request. Wrong passwords and unknown addresses get the same response; too many attempts return 429.',
    answer: IntroducerSignedIn,
  })
  async signInAsIntroducer(
    @CurrentOpening() opened: OpenedAccount<IntroducerView>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<IntroducerSignedIn> {
    await this.sessions.begin(request, response, opened);
    return { introducer: opened.view };
  }
}
