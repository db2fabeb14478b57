import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { addressKey } from '#platform/infrastructure/http/limits/address-key.js';
import type { OpenedAccount } from '../../application/role-accounts.js';
import { SignIn } from '../../application/sign-in/sign-in.js';
import { KnownDevices } from '../session/known-devices.js';
import { requiredRoleOf } from '../session/sessions.js';
import type { StaffSignInRequest } from './sign-in.dto.js';

export const PASSWORD = 'password';

/** Email address and password of an account of the role whose area the request is for. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, PASSWORD) {
  constructor(
    private readonly signIn: SignIn,
    private readonly devices: KnownDevices,
  ) {
    super({ usernameField: 'email', passwordField: 'password', passReqToCallback: true });
  }

  validate(request: Request, email: string, password: string): Promise<OpenedAccount> {
    const role = requiredRoleOf(request);
    const { code } = request.body as StaffSignInRequest;
    const isKnownTo = (credentialsVersion: number): boolean =>
      this.devices.isKnown(request, role, email, credentialsVersion);
    const origin = { address: addressKey(request.ip), isKnownTo };
    return this.signIn.execute(role, { email, password, code }, origin);
  }
}
