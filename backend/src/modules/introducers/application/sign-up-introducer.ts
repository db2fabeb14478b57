import { introducerRole, type ChoosePassword } from '#modules/auth/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { Introducer, type Profile } from '../domain/introducer.js';
import type { AskToConfirmEmail } from './email-confirmation/ask-to-confirm-email.js';
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

/** Creates a partner's account. */
export class SignUpIntroducer {
  constructor(
    private readonly context: UseCaseContext,
    private readonly introducers: IntroducerRepository,
    private readonly choosePassword: Pick<ChoosePassword, 'execute'>,
    private readonly askToConfirm: AskToConfirmEmail,
  ) {}

  /**
   * The demonstration backdates its partner: no email is sent, and the address counts as confirmed.
   * @throws InvalidInput, EmailTaken
   */
  async execute({ password, ...details }: SignUp, datedBack?: Date): Promise<SignedUp> {
    const at = datedBack ?? this.context.clock.now();
    const email = details.email.trim();
    // Hashed before checking whether the address is taken, so that both responses take the same time.
    const passwordHash = await this.choosePassword.execute(introducerRole, password, {
      email: details.email,
      names: [details.contactName, details.companyName],
    });
    const introducer = Introducer.signUp(this.context.ids.next(at), { email, passwordHash }, details, at);
    if (datedBack) introducer.confirmEmail(at);
    const view = introducerView(introducer);
    await this.context.unitOfWork.run(async () => {
      await this.introducers.add(introducer);
      await this.context.activity.record({
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
