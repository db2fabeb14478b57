import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { adminRole } from '#modules/auth/public.js';
import { CurrentAccount } from '#modules/auth/wiring.js';
import { Access } from '#platform/infrastructure/http/access.js';
import type { AdminView } from '../../application/admin-view.js';
import { OwnContact } from '../../application/own-contact.js';
import { ChangeOwnContactRequest, OwnContactResponse } from './own-contact.dto.js';

/** How partners reach a member of staff, as they enter it themselves. */
@ApiTags('staff')
@Controller(`${adminRole.area}/me/contact`)
@Access('admin')
export class OwnContactController {
  constructor(private readonly ownContact: OwnContact) {}

  @Get()
  @ApiOperation({
    summary: 'Get your phone number for partners',
    description: 'Null if you have not entered one.',
  })
  @ApiOkResponse({ type: OwnContactResponse })
  async showContact(@CurrentAccount() { id }: AdminView): Promise<OwnContactResponse> {
    return { phone: await this.ownContact.phoneOf(id) };
  }

  @Patch()
  @ApiOperation({
    summary: 'Update your phone number for partners',
    description: 'Partners see it on the cases you own. Without one, they see the firm’s number.',
  })
  @ApiOkResponse({ type: OwnContactResponse })
  async changeContact(
    @Body() { phone }: ChangeOwnContactRequest,
    @CurrentAccount() { id }: AdminView,
  ): Promise<OwnContactResponse> {
    return { phone: await this.ownContact.change(id, phone) };
  }
}
