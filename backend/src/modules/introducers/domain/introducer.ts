import { changeFields } from '#kernel/change-fields.js';
import { emailKey } from '#kernel/email.js';
import { PARTNER_EMAILS, type PartnerEmail, type PartnerEmailChoices } from '#kernel/partner-emails.js';
import type { BusinessType } from './business-type.js';

/** What an introducer says of itself, as typed. */
export interface Profile {
  readonly companyName: string;
  readonly contactName: string;
  readonly phone: string;
  readonly businessType: BusinessType;
}

/** That the firm may write the partner's invoices: since which day in London, and under which number. */
export interface SelfBilling {
  readonly selfBillingAgreedOn: string | null;
  readonly vatNumber: string | null;
}

/** Only what is given is changed; the address is the account's name and stays. */
export type IntroducerChanges = Partial<Profile> & { readonly emails?: Partial<PartnerEmailChoices> };

const SELF_BILLING = ['selfBillingAgreedOn', 'vatNumber'] as const;

const CHANGEABLE = ['companyName', 'contactName', 'phone', 'businessType'] as const;

export interface Credentials {
  readonly email: string;
  readonly passwordHash: string;
}

/** A professional who refers clients to the broker; pages say partner. */
export class Introducer implements Profile {
  readonly id: string;
  readonly email: string;
  /** The address as it is compared. */
  readonly emailKey: string;
  /** The hash; never shown to anybody. */
  readonly password: string;
  companyName: string;
  contactName: string;
  phone: string;
  businessType: BusinessType;
  /** The emails that it has turned off. */
  emailsOff: readonly PartnerEmail[] = [];
  selfBillingAgreedOn: string | null = null;
  vatNumber: string | null = null;
  /** When its holder showed that mail to the address arrives there; until then nothing is given out in its name. */
  emailConfirmedAt: Date | null = null;
  /** While it is set, nobody signs in to this account and nothing that was opened with it stays open. */
  suspendedAt: Date | null = null;
  /** Null for one that has never signed in. Written by the sign-in itself. */
  readonly lastSignedInAt: Date | null = null;
  /** Of its credentials: raised when those before open nothing any more. */
  readonly credentialsVersion: number = 0;
  readonly createdAt: Date;

  private constructor(id: string, { email, passwordHash }: Credentials, profile: Profile, at: Date) {
    this.id = id;
    this.email = email;
    this.emailKey = emailKey(email);
    this.password = passwordHash;
    this.companyName = profile.companyName;
    this.contactName = profile.contactName;
    this.phone = profile.phone;
    this.businessType = profile.businessType;
    this.createdAt = at;
  }

  get isSuspended(): boolean {
    return this.suspendedAt !== null;
  }

  get isEmailConfirmed(): boolean {
    return this.emailConfirmedAt !== null;
  }

  /** False when it was confirmed already. */
  confirmEmail(at: Date): boolean {
    if (this.isEmailConfirmed) return false;
    this.emailConfirmedAt = at;
    return true;
  }

  get emails(): PartnerEmailChoices {
    const choices = PARTNER_EMAILS.map((email) => [email, !this.emailsOff.includes(email)]);
    return Object.fromEntries(choices) as PartnerEmailChoices;
  }

  /** Whether an email that partners can turn off goes to this one now. */
  wants(email: PartnerEmail): boolean {
    return this.emails[email] && this.isEmailConfirmed && !this.isSuspended;
  }

  /** Takes over what is given, and says which of it is new. */
  change({ emails = {}, ...profile }: IntroducerChanges): readonly string[] {
    const changed = Object.keys(changeFields<Introducer, keyof Profile>(this, CHANGEABLE, profile));
    return this.chooseEmails(emails) ? [...changed, 'emails'] : changed;
  }

  /** False when they were chosen so already. */
  private chooseEmails(choices: Partial<PartnerEmailChoices>): boolean {
    const before = this.emails;
    const isNew = PARTNER_EMAILS.some((email) => (choices[email] ?? before[email]) !== before[email]);
    if (isNew) this.emailsOff = PARTNER_EMAILS.filter((email) => !(choices[email] ?? before[email]));
    return isNew;
  }

  /** What is undefined stays. Says which of it is new. */
  agreeSelfBilling(to: { readonly [F in keyof SelfBilling]?: string | null | undefined }): readonly string[] {
    return Object.keys(changeFields<Introducer, keyof SelfBilling>(this, SELF_BILLING, to));
  }

  suspend(at: Date): void {
    this.suspendedAt ??= at;
  }

  restore(): void {
    this.suspendedAt = null;
  }

  static signUp(id: string, credentials: Credentials, profile: Profile, at: Date): Introducer {
    return new Introducer(id, credentials, profile, at);
  }
}
