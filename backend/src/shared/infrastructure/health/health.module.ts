import { Module } from '@nestjs/common';
import { LifecycleModule } from '../lifecycle/lifecycle.module.js';
import { CheckReadiness } from './check-readiness.js';
import { HealthController } from './health.controller.js';

@Module({ imports: [LifecycleModule], controllers: [HealthController], providers: [CheckReadiness] })
export class HealthModule {}
