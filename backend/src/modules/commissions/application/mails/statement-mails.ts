import type { FindIntroducer } from '#modules/introducers/public.js';
import {
  addressOf,
  mailLoader,
  type LoadedMail,
  type MailLoaders,
  type MailRecords,
  type MailSource,
} from '#modules/mail/public.js';
import { StatementNotFound } from '../../domain/errors.js';
import type { StatementViews, StatementView } from '../statements/statement-views.js';
import { type StatementMail, statementPaid, statementReady } from './statement.js';

interface About {
  readonly statementId: string;
}

/** The two emails differ in wording but not in content. */
type StatementLetter = LoadedMail<StatementMail>;

/** The content of emails to partners about their statements. */
export class StatementMails implements MailSource {
  readonly mails = {
    'statement-ready': mailLoader(
      statementReady,
      (about) => this.load(about, 'ready'),
      (about) => this.describe(about),
    ),
    'statement-paid': mailLoader(
      statementPaid,
      (about) => this.load(about, 'paid'),
      (about) => this.describe(about),
    ),
  } satisfies MailLoaders;

  constructor(
    private readonly views: StatementViews,
    private readonly findIntroducer: Pick<FindIntroducer, 'get'>,
  ) {}

  private async load({ statementId }: About, what: 'ready' | 'paid'): Promise<StatementLetter | null> {
    const statement = await this.find(statementId);
    if (!statement?.number) return null;
    const partner = await this.findIntroducer.get(statement.introducerId);
    const { number, month, totalPence, paidOn, paymentReference } = statement;
    return {
      id: `${statementId}.${what}`,
      to: addressOf(partner),
      content: { contactName: partner.contactName, number, month, totalPence, paidOn, paymentReference },
    };
  }

  private async describe({ statementId }: About): Promise<MailRecords> {
    const statement = await this.find(statementId);
    return {
      to: statement && { type: 'introducer', id: statement.introducerId },
      about: { type: 'commission-statement', id: statementId },
    };
  }

  private async find(id: string): Promise<StatementView | null> {
    return this.views.one(id).catch((error: unknown) => {
      if (error instanceof StatementNotFound) return null;
      throw error;
    });
  }
}
