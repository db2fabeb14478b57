/** An invalid setting. Names the variable and what it accepts, never the value, which may be secret. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';

  constructor(variable: string, wanted: string) {
    super(`${variable} ${wanted}`);
  }
}
