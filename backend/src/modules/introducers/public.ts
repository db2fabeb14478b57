export { FollowReferralLink } from './application/referral-links/follow-referral-link.js';
export { FindIntroducer } from './application/find-introducer.js';
export { RenewReferralLink } from './application/referral-links/renew-referral-link.js';
export { IntroducerViews } from './application/introducer-views.js';
export { IntroducersModule } from './introducers.module.js';
export type { Profile } from './domain/introducer.js';
