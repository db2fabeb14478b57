import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityLog } from '#shared/application/activity-log.js';
import { Clock } from '#shared/application/clock.js';
import { Ids } from '#shared/application/ids.js';
import { OnceOnly } from '#shared/application/once-only.js';
import { provide } from '#shared/infrastructure/provide.js';
import { ContactMessageRepository } from './application/contact-message.repository.js';
import { DraftMessage } from './application/draft-message.js';
import { SendMessage } from './application/send-message.js';
import { SwallowMessage } from './application/swallow-message.js';
import { ContactController } from './infrastructure/http/contact.controller.js';
import { contactMessageTable } from './infrastructure/persistence/contact-message-table.js';
import { TypeOrmContactMessageRepository } from './infrastructure/persistence/typeorm-contact-message.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([contactMessageTable])],
  controllers: [ContactController],
  providers: [
    { provide: ContactMessageRepository, useClass: TypeOrmContactMessageRepository },
    provide(DraftMessage, Ids, Clock),
    provide(SendMessage, DraftMessage, ContactMessageRepository, ActivityLog, OnceOnly),
    provide(SwallowMessage, DraftMessage),
  ],
})
export class ContactModule {}
