import { Inject, Injectable } from '@nestjs/common';
import { Logger, PARAMS_PROVIDER_TOKEN, PinoLogger, type Params } from 'nestjs-pino';

const NOISY_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's report of every module and route is for debugging; our start-up messages are four plain lines. */
@Injectable()
export class AppLogger extends Logger {
  constructor(logger: PinoLogger, @Inject(PARAMS_PROVIDER_TOKEN) params: Params) {
    super(logger, params);
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (NOISY_CONTEXTS.has(String(rest.at(-1)))) this.debug(message, ...rest);
    else super.log(message, ...rest);
  }
}
