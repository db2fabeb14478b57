import type { RequestHandler } from 'express';
import { withinTime } from '../database/connection/time-budget.js';

/** All that a request waits for in the database ends within this time. */
export const limitTime =
  (milliseconds: number): RequestHandler =>
  (_request, _response, next) =>
    withinTime(milliseconds, next);
