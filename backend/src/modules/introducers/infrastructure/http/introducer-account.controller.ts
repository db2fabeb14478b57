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

/** The signed-in partner's own account. */
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
    summary: 'Get the signed-in partner',
    description: 'Returns 401 if the session has ended. Never includes the password.',
  })
  @ApiOkResponse({ type: IntroducerResponse })
  currentIntroducer(@CurrentAccount() introducer: IntroducerView): IntroducerView {
    return introducer;
  }

  @Patch()
  @ApiOperation({
    summary: 'Update your account details',
    description: 'Omitted fields are unchanged. The email address cannot be changed. The last write wins.',
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
      'The link can be used once within seven days and replaces any earlier one. If the address is already confirmed, no email is sent and the response says so.',
  })
  @ApiOkResponse({ type: IntroducerResponse })
  async sendEmailConfirmation(@CurrentAccount() introducer: IntroducerView): Promise<IntroducerView> {
    await this.askToConfirmEmail.execute(introducer);
    return introducer;
  }
}
