import { Module } from '@nestjs/common';
import { HeldModule } from '#modules/held/wiring.js';
import { TasksModule } from '#modules/tasks/wiring.js';

@Module({ imports: [HeldModule, TasksModule] })
export class ComplaintsModule {}
