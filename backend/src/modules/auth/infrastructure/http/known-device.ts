import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '#config/settings.js';
import { emailKey } from '#shared/domain/email.js';

const COOKIE = 'admin_device';
const PATH = '/api/admin/login';
const DAYS_90_MS = 90 * 24 * 60 * 60 * 1000;

const cookieOf = (request: Request): string | null =>
  /(?:^|;\s*)admin_device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? null;

/** Remembers in the browser, not with us, that somebody has signed in there; it opens nothing by itself. */
@Injectable()
export class KnownDevice {
  constructor(private readonly settings: Settings) {}

  knows(request: Request, email: string): boolean {
    const shown = cookieOf(request);
    if (shown === null) return false;
    return timingSafeEqual(Buffer.from(shown), Buffer.from(this.markOf(email)));
  }

  remember(response: Response, email: string): void {
    response.cookie(COOKIE, this.markOf(email), {
      path: PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.settings.production,
      maxAge: DAYS_90_MS,
    });
  }

  private markOf(email: string): string {
    return createHmac('sha256', this.settings.sessionSecret)
      .update(`admin-device:${emailKey(email)}`)
      .digest('base64url');
  }
}
