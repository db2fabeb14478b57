export { LendersModule } from './lenders.module.js';
