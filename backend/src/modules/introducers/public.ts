export { CountIntroducers } from './application/count-introducers.js';
export { FollowReferralLink } from './application/follow-referral-link.js';
export { FindIntroducer } from './application/find-introducer.js';
export { RenewReferralLink } from './application/renew-referral-link.js';
export { NameIntroducers } from './application/name-introducers.js';
export { IntroducersModule } from './introducers.module.js';
export type { Profile } from './domain/introducer.js';
