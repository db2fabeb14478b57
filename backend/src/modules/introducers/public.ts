export { FindIntroducer, type KnownIntroducer } from './application/find-introducer.js';
export { IntroducerViews } from './application/introducer-views.js';
export { welcome } from './application/mails/welcome.js';
export { FollowReferralLink, type Referrer } from './application/referral-links/follow-referral-link.js';
export { RenewReferralLink } from './application/referral-links/renew-referral-link.js';
export type { Profile } from './domain/introducer.js';
