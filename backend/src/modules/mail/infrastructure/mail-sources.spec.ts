import { Contributions } from '#platform/application/contributions.js';
import { MAIL_KINDS } from '#platform/application/mails/mail-kinds.js';
import { MailSource, type MailLoader, type MailLoaders } from '#platform/application/mails/mails.js';
import { MailSources } from './mail-sources.js';

const loader: MailLoader<never> = {
  load: () => Promise.resolve(null),
  describe: () => ({ to: null, about: null }),
};

const sourcesOf = (...contributed: readonly MailLoaders[]): MailSources => {
  const contributions = new Contributions();
  for (const mails of contributed) contributions.add(MailSource, { mails });
  return new MailSources(contributions);
};

describe('MailSources', () => {
  it('finds what a kind is made of in whichever module contributes it', () => {
    expect(sourcesOf({ 'case-moved': loader }, { welcome: loader }).of('welcome')).toBe(loader);
  });

  it('lets the process start when every kind has a source', () => {
    const sources = sourcesOf(Object.fromEntries(MAIL_KINDS.map((kind) => [kind, loader])));
    expect(() => sources.onApplicationBootstrap()).not.toThrow();
  });

  it('fails the start when a kind has none, and names it', () => {
    const others = MAIL_KINDS.filter((kind) => kind !== 'statement-paid');
    const sources = sourcesOf(Object.fromEntries(others.map((kind) => [kind, loader])));
    expect(() => sources.onApplicationBootstrap()).toThrow('statement-paid');
  });
});
