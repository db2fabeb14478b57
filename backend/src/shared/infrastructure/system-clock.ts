import { Clock } from '#shared/application/clock.js';

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
