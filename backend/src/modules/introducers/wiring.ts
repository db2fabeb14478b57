export { IntroducersModule } from './introducers.module.js';
