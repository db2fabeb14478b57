import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountHolder, Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { ApiProblems } from '#platform/infrastructure/http/openapi/api-problems.js';
import { CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { recordIdOf } from '#platform/infrastructure/http/dto/record-id.js';
import { EndLinks } from '../../application/links/end-links.js';
import { RecordContact } from '../../application/contact/record-contact.js';
import { RecordClientContact } from '../../application/contact/record-client-contact.js';
import { RecordSharedDetails } from '../../application/shared-details/record-shared-details.js';
import { SendLinks } from '../../application/links/send-links.js';
import { ShowApplication } from '../../application/lists/show-application.js';
import { ApplicationId } from './application-id.js';
import {
  ApplicationDetailsResponse,
  RecordClientContactRequest,
  RecordContactRequest,
  RecordDisclosureRequest,
  RecordedDisclosureResponse,
} from './application-details.dto.js';

/** Actions of staff about the client: details shared, contact made, and the client’s links. */
@ApiTags('applications')
@Access('admin')
@Controller('admin/applications')
export class ApplicationClientController {
  constructor(
    private readonly showApplicationUseCase: ShowApplication,
    private readonly recordSharedDetails: RecordSharedDetails,
    private readonly recordContactUseCase: RecordContact,
    private readonly recordClientContactUseCase: RecordClientContact,
    private readonly sendLinksUseCase: SendLinks,
    private readonly endLinksUseCase: EndLinks,
  ) {}

  @Post(':id/disclosures')
  @ApiOperation({
    summary: 'Record that details were shared',
    description: 'Shown on the applicant’s status page with the recipient, details and time.',
  })
  @ApiCreatedResponse({ type: RecordedDisclosureResponse })
  recordDisclosure(
    @ApplicationId() id: string,
    @Body() { at, ...details }: RecordDisclosureRequest,
    @IdempotencyKey('same') key: string | null,
    @CurrentPrincipal() actor: AccountHolder,
  ): Promise<RecordedDisclosureResponse> {
    const disclosure = { ...details, at: at === undefined ? null : new Date(at) };
    return this.recordSharedDetails.execute(id, disclosure, key, actor);
  }

  @Post(':id/contacts')
  @ApiOperation({
    summary: 'Record contact with the client',
    description:
      'Added to the application’s activity. The first contact that reaches the client counts as the response that the client was promised. Idempotent: repeating the request with the same `Idempotency-Key` records nothing new.',
  })
  @ApiCreatedResponse({ type: ApplicationDetailsResponse })
  async recordContact(
    @ApplicationId() id: string,
    @Body() { how, reached = true, note }: RecordContactRequest,
    @IdempotencyKey() key: string | null,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.recordContactUseCase.execute(id, { how, reached, note: note ?? null }, key, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Post(':id/client-contact')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Record how staff reached the client',
    description:
      'While `awaitsClientContact` is true, consents through the status link are rejected, because the partner may control the email address. Only the first record counts. If the client’s email changes afterwards, record it again.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async recordClientContact(
    @ApplicationId() id: string,
    @Body() { how, updatedAt: readAt }: RecordClientContactRequest,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.recordClientContactUseCase.execute(id, { how, readAt }, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Post(':id/links')
  @HttpCode(200)
  @RateLimit({ name: 'client-links', points: 5, perSeconds: 3_600, isExact: true, key: recordIdOf })
  @ApiOperation({
    summary: 'Send the client new links',
    description:
      'Emails the client new status and results links; earlier links no longer work. The results link works for 90 days, the status link while the application is open and for 90 days afterwards. Returns 409 when we cannot email the client about the case.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  @ApiProblems(409)
  async sendLinks(
    @ApplicationId() id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.sendLinksUseCase.execute(id, actor);
    return this.showApplicationUseCase.execute(id);
  }

  @Delete(':id/links')
  @ApiOperation({
    summary: 'Withdraw the client’s links',
    description: 'The status and results links stop working immediately. The application is not changed.',
  })
  @ApiOkResponse({ type: ApplicationDetailsResponse })
  async endLinks(
    @ApplicationId() id: string,
    @CurrentPrincipal() actor: Principal,
  ): Promise<ApplicationDetailsResponse> {
    await this.endLinksUseCase.execute(id, actor);
    return this.showApplicationUseCase.execute(id);
  }
}
