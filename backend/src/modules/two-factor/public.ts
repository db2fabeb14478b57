export { ResetTwoFactor } from './application/reset-two-factor.js';
