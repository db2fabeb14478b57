import { readable } from '../../../backend/test/support/mail-server';
import type { Site } from './site';

/** Waits for the newest email to an address with such a link, other than the previous link. */
export const linkIn = async (
  { mail }: Pick<Site, 'mail'>,
  email: string,
  link: RegExp,
  before?: string,
): Promise<string> => {
  for (;;) {
    const mails = mail.received.filter(({ to }) => to.includes(email));
    const found = mails.flatMap(({ source }) => link.exec(readable(source)) ?? []).at(-1);
    if (found && found !== before) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
