import type { RequestHandler } from 'express';
import { withinTime } from '../database/connection/time-budget.js';

/** Every caller is told within five seconds what became of the request; the rest is for the way there and back. */
export const REQUEST_MS = 4_500;

export const limitTime: RequestHandler = (_request, _response, next) => withinTime(REQUEST_MS, next);
