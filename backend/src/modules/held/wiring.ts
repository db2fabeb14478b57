export { HeldModule } from './held.module.js';
