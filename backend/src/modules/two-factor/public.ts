export { ResetTwoFactor } from './application/reset-two-factor.js';
export { TwoFactorModule } from './two-factor.module.js';
