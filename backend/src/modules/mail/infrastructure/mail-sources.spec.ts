import { Contributions } from '#platform/application/contributions.js';
import type { Letter } from '../application/letter.js';
import { MAIL_KINDS, type MailKind } from '../application/mail-kinds.js';
import { MailSource, type MailLoader, type MailLoaders } from '../application/mails.js';
import { MailSources } from './mail-sources.js';

const LETTER: Letter = { subject: '', greeting: '', before: [], action: { label: '', url: '' }, after: [] };

const loaderOf = <Kind extends MailKind>(kind: Kind): MailLoader<Kind> => ({
  template: { kind, title: '', letter: () => LETTER, examples: {} },
  load: () => Promise.resolve(null),
  describe: () => ({ to: null, about: null }),
});

const sourcesOf = (...contributed: readonly MailLoaders[]): MailSources => {
  const contributions = new Contributions();
  for (const mails of contributed) contributions.add(MailSource, { mails });
  return new MailSources(contributions);
};

describe('MailSources', () => {
  it('finds the source of each kind in any module', () => {
    const welcome = loaderOf('welcome');
    expect(sourcesOf({ 'case-moved': loaderOf('case-moved') }, { welcome }).of('welcome')).toBe(welcome);
  });

  it('allows the start when every kind has a source', () => {
    const sources = sourcesOf(Object.fromEntries(MAIL_KINDS.map((kind) => [kind, loaderOf(kind)])));
    expect(() => sources.onApplicationBootstrap()).not.toThrow();
  });

  it('fails the start when a kind has no source, and names it', () => {
    const others = MAIL_KINDS.filter((kind) => kind !== 'statement-paid');
    const sources = sourcesOf(Object.fromEntries(others.map((kind) => [kind, loaderOf(kind)])));
    expect(() => sources.onApplicationBootstrap()).toThrow('statement-paid');
  });
});
