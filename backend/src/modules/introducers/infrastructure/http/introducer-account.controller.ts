import { Body, Controller, Get, HttpCode, HttpStatus, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { introducerRole } from '#modules/auth/public.js';
import { CurrentAccount } from '#modules/auth/wiring.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer } from '#platform/infrastructure/http/current-principal.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { DAY_SECONDS } from '#kernel/time/time-units.js';
import { AskToConfirmEmail } from '../../application/email-confirmation/ask-to-confirm-email.js';
import type { IntroducerView } from '../../application/introducer-view.js';
import { UpdateIntroducer } from '../../application/update-introducer.js';
import { IntroducerResponse, UpdateIntroducerRequest } from './introducers.dto.js';

/** What a partner who is signed in says of itself. */
@ApiTags('introducers')
@Access('introducer')
@Controller(`${introducerRole.area}/me`)
export class IntroducerAccountController {
  constructor(
    private readonly updateIntroducerUseCase: UpdateIntroducer,
    private readonly askToConfirmEmail: AskToConfirmEmail,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The partner who is signed in',
    description: 'Never the password. 401 says that the session is over.',
  })
  @ApiOkResponse({ type: IntroducerResponse })
  currentIntroducer(@CurrentAccount() introducer: IntroducerView): IntroducerView {
    return introducer;
  }

  @Patch()
  @ApiOperation({
    summary: 'Change the details of the account; the e-mail address stays',
    description: 'What is left out stays. The last change wins.',
  })
  @ApiOkResponse({ type: IntroducerResponse })
  updateIntroducer(
    @CurrentIntroducer() id: string,
    @Body() changes: UpdateIntroducerRequest,
  ): Promise<IntroducerView> {
    return this.updateIntroducerUseCase.execute(id, changes);
  }

  @Post('email-confirmation')
  @HttpCode(HttpStatus.OK)
  @RateLimit(
    { name: 'email-confirmation-hour', points: 5, perSeconds: 3_600, isExact: true },
    { name: 'email-confirmation-day', points: 10, perSeconds: DAY_SECONDS, isExact: true },
  )
  @ApiOperation({
    summary: 'Resend the confirmation email',
    description:
      'The link works once, for seven days, and replaces the one before. Nothing is sent for an address that is confirmed, as the answer then says.',
  })
  @ApiOkResponse({ type: IntroducerResponse })
  async sendEmailConfirmation(@CurrentAccount() introducer: IntroducerView): Promise<IntroducerView> {
    await this.askToConfirmEmail.execute(introducer);
    return introducer;
  }
}
