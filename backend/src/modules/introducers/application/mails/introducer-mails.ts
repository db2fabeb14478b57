import type { LinkTokens } from '#platform/application/link-tokens.js';
import {
  addressOf,
  mailLoader,
  type LoadedMail,
  type MailData,
  type MailLoaders,
  type MailSource,
} from '#modules/mail/public.js';
import type { EmailConfirmations } from '../email-confirmation/email-confirmations.js';
import type { IntroducerRepository } from '../introducer.repository.js';
import { type Welcome, welcome } from './welcome.js';

/** The content of emails to partners about their accounts. */
export class IntroducerMails implements MailSource {
  readonly mails = {
    welcome: mailLoader(
      welcome,
      (data) => this.welcome(data),
      ({ introducerId: id }) => ({
        to: { type: 'introducer', id },
        about: { type: 'introducer', id },
      }),
    ),
  } satisfies MailLoaders;

  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly confirmations: EmailConfirmations,
    private readonly tokens: LinkTokens,
  ) {}

  /**
   * A welcome with the link that confirms the address, also useful to someone whose address was used by another.
   * Nothing is sent if the address is confirmed already.
   */
  private async welcome({ introducerId }: MailData<'welcome'>): Promise<LoadedMail<Welcome> | null> {
    const introducer = await this.introducers.find(introducerId);
    const confirmation = await this.confirmations.find(introducerId);
    if (!introducer || !confirmation || introducer.isEmailConfirmed) return null;
    const { id, digest, expiresAt } = confirmation;
    const token = this.tokens.withDigest(digest, 'email-confirmation', id);
    if (token === undefined) return null;
    const { contactName } = introducer;
    return { id, to: addressOf(introducer), content: { contactName, token, expiresAt } };
  }
}
