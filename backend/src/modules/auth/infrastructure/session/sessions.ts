import { promisify } from 'node:util';
import { Injectable, NotFoundException } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AccountHolder } from '#platform/application/principal.js';
import { setPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { AccountsByRole, type OpenedAccount } from '../../application/role-accounts.js';
import type { Role } from '../../domain/role.js';
import { deviceName } from './device-name.js';
import { KnownDevices } from './known-devices.js';
import { sessionCookie, sessionPath } from './role-paths.js';
import { roleOf } from './role-session.js';

const settled = (call: (done: (error?: unknown) => void) => void): Promise<void> => promisify(call)();

/** The role of the request's area. */
export const requiredRoleOf = (request: Request): Role => {
  const role = roleOf(request);
  if (!role) throw new NotFoundException();
  return role;
};

/** The account of the request's session; null without one, and outside the roles' areas. */
export const sessionHolder = (request: Request): AccountHolder | null => {
  const role = roleOf(request);
  const id = role && request.session.accountId;
  return role && id !== undefined ? { type: role.name, id } : null;
};

/** Begins and ends sessions of the role whose area the request is for. */
@Injectable()
export class Sessions {
  constructor(
    private readonly devices: KnownDevices,
    private readonly accounts: AccountsByRole,
  ) {}

  /**
   * Signs an account in under a new session id, which invalidates the browser's old one.
   * @throws CredentialsReplaced when the credentials have changed meanwhile
   */
  async begin(
    request: Request,
    response: Response,
    { view: { id, email }, credentialsVersion }: OpenedAccount,
  ): Promise<void> {
    const role = requiredRoleOf(request);
    await settled((done) => request.session.regenerate(done));
    request.session.accountId = id;
    request.session.credentialsVersion = credentialsVersion;
    request.session.device = deviceName(request.headers['user-agent']);
    setPrincipal(request, { type: role.name, id });
    await settled((done) => request.session.save(done)).catch(async (error: unknown) => {
      // Otherwise the browser would get its cookie.
      await settled((done) => request.session.destroy(done));
      throw error;
    });
    await this.accounts.of(role).noteSignIn?.(id);
    this.devices.remember(response, role, email, credentialsVersion);
  }

  /** Ends the request's session, if any, and clears the browser's cookies. */
  async end(request: Request, response: Response): Promise<void> {
    const role = requiredRoleOf(request);
    const holder = sessionHolder(request);
    if (holder) setPrincipal(request, holder);
    await settled((done) => request.session.destroy(done));
    response.clearCookie(sessionCookie(role), { path: sessionPath(role) });
    response.setHeader('Clear-Site-Data', '"storage"');
  }
}
