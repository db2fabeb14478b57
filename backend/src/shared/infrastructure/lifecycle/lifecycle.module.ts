import { Module } from '@nestjs/common';
import { Readiness } from './readiness.js';

@Module({ providers: [Readiness], exports: [Readiness] })
export class LifecycleModule {}
