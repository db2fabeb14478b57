import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Settings } from '#config/settings.js';
import { introducerRole } from '#modules/auth/public.js';
import { CurrentAccount } from '#modules/auth/wiring.js';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { IdempotencyKey } from '#platform/infrastructure/http/dto/idempotency-key.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { FollowReferralLink } from '../../application/referral-links/follow-referral-link.js';
import type { IntroducerView } from '../../application/introducer-view.js';
import { ReferralLinkRepository } from '../../application/referral-links/referral-link.repository.js';
import { RenewReferralLink, type RenewedLink } from '../../application/referral-links/renew-referral-link.js';
import { ReferralLinkNotFound } from '../../domain/errors.js';
import { CurrentReferralLinkResponse, ReferralLinkResponse, ReferrerResponse } from './referral-links.dto.js';

@ApiTags('referral links')
@Controller()
export class ReferralLinksController {
  constructor(
    private readonly referralLinkRepository: ReferralLinkRepository,
    private readonly renewReferralLinkUseCase: RenewReferralLink,
    private readonly followReferralLinkUseCase: FollowReferralLink,
    private readonly settings: Settings,
  ) {}

  @Get(`${introducerRole.area}/me/referral-link`)
  @Access('introducer')
  @ApiOperation({
    summary: 'Get your referral link',
    description:
      'Null if none has been created. Applications through the link become your cases if the client agrees.',
  })
  @ApiOkResponse({ type: CurrentReferralLinkResponse })
  async readReferralLink(@CurrentIntroducer() introducerId: string): Promise<CurrentReferralLinkResponse> {
    const link = await this.referralLinkRepository.find(introducerId);
    return { link: link && this.shown({ token: link.token, createdAt: link.createdAt.toISOString() }) };
  }

  @Post(`${introducerRole.area}/me/referral-link`)
  @Access('introducer')
  @RateLimit({ name: 'referral-links', points: 30, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Create or replace your referral link',
    description:
      'The previous link stops attributing applications to you; earlier applications remain yours. Returns 403 until your email address is confirmed.',
  })
  @ApiCreatedResponse({ type: ReferralLinkResponse })
  async renewReferralLink(
    @CurrentAccount() introducer: IntroducerView,
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
  ): Promise<ReferralLinkResponse> {
    return this.shown(await this.renewReferralLinkUseCase.execute(introducer, key, principal));
  }

  @Get('referral-links/:token')
  @Access('visitor')
  @RateLimit({ name: 'follow-referral-link', points: 120, perSeconds: 3_600 })
  @ApiOperation({
    summary: 'Look up a referral link',
    description:
      'Returns the partner’s company and contact name only. Returns 404 if the link is no longer active.',
  })
  @ApiOkResponse({ type: ReferrerResponse })
  async followReferralLink(@Param('token') token: string): Promise<ReferrerResponse> {
    const referrer = await this.followReferralLinkUseCase.execute(token);
    if (!referrer) throw new ReferralLinkNotFound();
    const { companyName, contactName } = referrer;
    return { companyName, contactName };
  }

  private shown({ token, createdAt }: RenewedLink): ReferralLinkResponse {
    const url = `${this.settings.publicUrl ?? ''}/fact-find#ref=${token}`;
    return { token, url, createdAt };
  }
}
