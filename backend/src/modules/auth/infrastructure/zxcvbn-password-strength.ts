import { Injectable } from '@nestjs/common';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PasswordStrength } from '../application/password-strength.js';

/** The dictionaries take thirty megabytes and a moment: they are loaded when somebody first chooses a password. */
const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};

@Injectable()
export class ZxcvbnPasswordStrength extends PasswordStrength {
  private loaded: Promise<ZxcvbnFactory> | undefined;

  override async guesses(password: string, words: readonly string[]): Promise<number> {
    const zxcvbn = await (this.loaded ??= load());
    return zxcvbn.check(password, [...words]).guesses;
  }
}
