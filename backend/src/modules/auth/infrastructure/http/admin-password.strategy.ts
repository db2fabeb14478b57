import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { addressKey } from '#shared/infrastructure/http/address-key.js';
import type { AdminView } from '../../application/admin-view.js';
import { SignInAdmin } from '../../application/sign-in-admin.js';
import { KnownDevice } from './known-device.js';

export const ADMIN_PASSWORD = 'admin-password';

/** E-mail address and password of an admin. */
@Injectable()
export class AdminPasswordStrategy extends PassportStrategy(Strategy, ADMIN_PASSWORD) {
  constructor(
    private readonly signIn: SignInAdmin,
    private readonly devices: KnownDevice,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  validate(request: Request, email: string, password: string): Promise<AdminView> {
    const caller = { address: addressKey(request.ip), knownDevice: this.devices.knows(request, email) };
    return this.signIn.execute({ email, password }, caller);
  }
}
