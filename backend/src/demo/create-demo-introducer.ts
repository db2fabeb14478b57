import type { IntroducerRepository } from '#modules/introducers/application/introducer.repository.js';
import type {
  SignedUp,
  SignUp,
  SignUpIntroducer,
} from '#modules/introducers/application/sign-up-introducer.js';

/** Gives a brokerage that has no partner the demonstration's one. */
export class CreateDemoIntroducer {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly signUp: SignUpIntroducer,
  ) {}

  /**
   * The partner, made as if it had signed up at that moment; null when there are partners already.
   * @throws InvalidInput
   */
  async execute(partner: SignUp, at: Date): Promise<SignedUp | null> {
    if (!(await this.introducers.isEmpty())) return null;
    return this.signUp.execute(partner, at);
  }

  /** Whether there is a partner of this address, made now or before. */
  async isThere(email: string): Promise<boolean> {
    return (await this.introducers.findByEmail(email)) !== null;
  }
}
