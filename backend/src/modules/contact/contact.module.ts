import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HeldModule } from '#modules/held/wiring.js';
import { TasksModule } from '#modules/tasks/wiring.js';
import { AutomaticTasks } from '#modules/tasks/public.js';
import { HeldSubmissions, ReleasesHeld } from '#modules/held/public.js';
import { WaitingWork } from '#platform/application/portal/waiting-work.js';
import { UseCaseContext } from '#platform/application/use-case-context.js';
import { eitherWay, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { tableRecords } from '#platform/infrastructure/database/table-records.js';
import { contribute } from '#platform/infrastructure/contribute.js';
import { RecordKind } from '#platform/application/record-kinds.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ListWithViews } from '#platform/application/list-with-views.js';
import { provide } from '#platform/infrastructure/provide.js';
import { viewsOf } from '#platform/infrastructure/http/dto/views-of.js';
import { ContactMessageRepository } from './application/contact-message.repository.js';
import { MarkMessage } from './application/mark-message.js';
import { OpenMessages } from './application/open-messages.js';
import { MessageViews } from './application/message-views.js';
import { SendMessage } from './application/send-message.js';
import { AdminMessagesController } from './infrastructure/http/admin-messages.controller.js';
import { ContactController } from './infrastructure/http/contact.controller.js';
import { contactMessageTable } from './infrastructure/persistence/contact-message.table.js';
import { PostgresMessageViews } from './infrastructure/persistence/postgres-message-views.queries.js';
import { PostgresContactMessageRepository } from './infrastructure/persistence/postgres-contact-message.repository.js';
import { ListMessagesQuery } from './infrastructure/http/messages.dto.js';

@Module({
  imports: [HeldModule, TasksModule, TypeOrmModule.forFeature([contactMessageTable])],
  controllers: [ContactController, AdminMessagesController],
  providers: [
    contribute(ListWithViews, viewsOf('messages', ListMessagesQuery)),
    contribute(
      RecordKind,
      tableRecords('contact-message', {
        table: 'contact_submissions',
        name: 'name',
        contact: 'name',
        email: 'email',
        searched: searchedIn(eitherWay('name'), 'email'),
      }),
      Database,
    ),
    { provide: ContactMessageRepository, useClass: PostgresContactMessageRepository },
    { provide: MessageViews, useClass: PostgresMessageViews },
    contribute(WaitingWork, OpenMessages, MessageViews),
    provide(MarkMessage, UseCaseContext, ContactMessageRepository, MessageViews, AutomaticTasks),
    contribute(
      ReleasesHeld,
      SendMessage,
      UseCaseContext,
      ContactMessageRepository,
      HeldSubmissions,
      AutomaticTasks,
    ),
  ],
})
export class ContactModule {}
