import type { RequestHandler } from 'express';
import { withinTime } from '../database/connection/time-budget.js';

/** Limits a request's total wait for the database. */
export const limitTime =
  (milliseconds: number): RequestHandler =>
  (_request, _response, next) =>
    withinTime(milliseconds, next);
