import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Introducer, type Profile } from '../domain/introducer.js';
import type { AskToConfirmEmail } from './ask-to-confirm-email.js';
import type { IntroducerPasswords } from './introducer-passwords.js';
import { introducerView, type IntroducerView } from './introducer-view.js';
import type { IntroducerRepository } from './introducer.repository.js';

export interface SignUp extends Profile {
  readonly email: string;
  readonly password: string;
}

export interface SignedUp {
  readonly view: IntroducerView;
  readonly credentialsVersion: number;
}

/** Opens a partner's account. */
export class SignUpIntroducer {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly passwords: IntroducerPasswords,
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly askToConfirm: AskToConfirmEmail,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * The demonstration dates its partner back: nobody is written to about that, and its address counts as confirmed.
   * @throws InvalidInput, EmailTaken
   */
  async execute({ password, ...given }: SignUp, datedBack?: Date): Promise<SignedUp> {
    const at = datedBack ?? this.clock.now();
    const email = given.email.trim();
    // Hashed before anybody asks whether the address is taken: both answers take as long.
    const passwordHash = await this.passwords.hash(password, given);
    const introducer = Introducer.signUp(this.ids.next(at), { email, passwordHash }, given, at);
    if (datedBack) introducer.confirmEmail(at);
    const view = introducerView(introducer);
    await this.unitOfWork.run(async () => {
      await this.introducers.add(introducer);
      await this.activity.record({
        actor: { type: 'introducer', id: introducer.id },
        action: 'introducer-signed-up',
        subject: { type: 'introducer', id: introducer.id },
        at,
      });
      await this.askToConfirm.execute(view);
    });
    return { view, credentialsVersion: introducer.credentialsVersion };
  }
}
