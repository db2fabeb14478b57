import { Global, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { Settings } from '#config/settings.js';
import { AppLogger } from './app-logger.js';
import { AccessLog, createLogger } from './access-log.js';
import { ClientErrorsController } from './client-errors.controller.js';

/** Nest's logger, the access log and client errors, on one stream. */
@Global()
@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [AccessLog],
      // The access log is the first middleware (configure-app), so that rejected requests are logged too.
      useFactory: (access: AccessLog) => ({ pinoHttp: { logger: access.handler.logger }, useExisting: true }),
    }),
  ],
  controllers: [ClientErrorsController],
  providers: [
    AppLogger,
    {
      provide: AccessLog,
      inject: [Settings],
      useFactory: ({ logLevel }: Settings) => new AccessLog(createLogger(logLevel)),
    },
  ],
  exports: [AccessLog, AppLogger],
})
export class LoggingModule {}
