import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, introducerRole } from '#modules/auth/public.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { ApiProblems } from '#shared/infrastructure/http/api-problems.js';
import { CurrentIntroducer } from '#shared/infrastructure/http/current-principal.js';
import type { IntroducerView } from '../../application/introducer-view.js';
import { UpdateIntroducer } from '../../application/update-introducer.js';
import { IntroducerResponse, UpdateIntroducerRequest } from './introducers.dto.js';

/** What a partner who is signed in says of itself. */
@ApiTags('introducers')
@Access('introducer')
@Controller(`${introducerRole.area}/me`)
export class IntroducerAccountController {
  constructor(private readonly updateIntroducer: UpdateIntroducer) {}

  @Get()
  @ApiOperation({ operationId: 'currentIntroducer', summary: 'The partner who is signed in' })
  @ApiOkResponse({ type: IntroducerResponse })
  me(@CurrentAccount() introducer: IntroducerView): IntroducerView {
    return introducer;
  }

  @Patch()
  @ApiOperation({
    operationId: 'updateIntroducer',
    summary: 'Change the details of the account; the e-mail address stays',
  })
  @ApiOkResponse({ type: IntroducerResponse })
  @ApiProblems(400, 413, 415, 503)
  update(@CurrentIntroducer() id: string, @Body() changes: UpdateIntroducerRequest): Promise<IntroducerView> {
    return this.updateIntroducer.execute(id, changes);
  }
}
