import type { Introducer } from '../domain/introducer.js';

export abstract class WelcomeMail {
  abstract send(introducer: Introducer): Promise<void>;
}
