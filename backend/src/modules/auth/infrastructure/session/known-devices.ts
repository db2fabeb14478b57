import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '#config/settings.js';
import { emailKey } from '#kernel/email.js';
import { DAY_MS } from '#kernel/time/time-units.js';
import type { Role } from '../../domain/role.js';
import { deviceCookie, signInPath } from './role-paths.js';

const DAYS_90_MS = 90 * DAY_MS;
const MARK = /^[\w-]{43}$/;

const markIn = (request: Request, role: Role): string | null => {
  const name = `${deviceCookie(role)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const mark = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? '';
  return MARK.test(mark) ? mark : null;
};

/**
 * Remembers in the browser, not on the server, that it has signed in with the account's current credentials; grants
 * nothing by itself.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly settings: Settings) {}

  isKnown(request: Request, role: Role, email: string, credentialsVersion: number): boolean {
    const shown = markIn(request, role);
    if (shown === null) return false;
    return timingSafeEqual(Buffer.from(shown), Buffer.from(this.markOf(role, email, credentialsVersion)));
  }

  remember(response: Response, role: Role, email: string, credentialsVersion: number): void {
    response.cookie(deviceCookie(role), this.markOf(role, email, credentialsVersion), {
      path: signInPath(role),
      httpOnly: true,
      sameSite: 'lax',
      secure: this.settings.production,
      maxAge: DAYS_90_MS,
    });
  }

  private markOf(role: Role, email: string, credentialsVersion: number): string {
    return createHmac('sha256', this.settings.sessionSecret)
      .update(`${role.name}-device:${credentialsVersion}:${emailKey(email)}`)
      .digest('base64url');
  }
}
