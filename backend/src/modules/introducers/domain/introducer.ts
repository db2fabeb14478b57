import { changeFields } from '#kernel/change-fields.js';
import { emailKey } from '#kernel/email.js';
import { PARTNER_EMAILS, type PartnerEmail, type PartnerEmailChoices } from '#kernel/partner-emails.js';
import { recordFrom } from '#kernel/records.js';
import type { BusinessType } from './business-type.js';

/** A partner's profile, as typed. */
export interface Profile {
  readonly companyName: string;
  readonly contactName: string;
  readonly phone: string;
  readonly businessType: BusinessType;
}

/** The self-billing agreement: its date in London, and the partner's VAT number. */
export interface SelfBilling {
  readonly selfBillingAgreedOn: string | null;
  readonly vatNumber: string | null;
}

/** Omitted fields stay unchanged; the email address is the account's name and cannot change. */
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
  /** The key for comparing addresses. */
  readonly emailKey: string;
  /** The hash; never returned. */
  readonly password: string;
  companyName: string;
  contactName: string;
  phone: string;
  businessType: BusinessType;
  /** Emails that it has turned off. */
  emailsOff: readonly PartnerEmail[] = [];
  selfBillingAgreedOn: string | null = null;
  vatNumber: string | null = null;
  /** When the address was confirmed; until then nothing may be issued in its name. */
  emailConfirmedAt: Date | null = null;
  /** While it is set, the account and everything opened with it is blocked. */
  suspendedAt: Date | null = null;
  /** Null if there was no sign-in yet. The sign-in itself writes it. */
  readonly lastSignedInAt: Date | null = null;
  /** Increased to invalidate earlier credentials. */
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

  /** False if it was confirmed already. */
  confirmEmail(at: Date): boolean {
    if (this.isEmailConfirmed) return false;
    this.emailConfirmedAt = at;
    return true;
  }

  get emails(): PartnerEmailChoices {
    return recordFrom(PARTNER_EMAILS, (email) => !this.emailsOff.includes(email));
  }

  /** Whether the partner currently gets an email that can be turned off. */
  wants(email: PartnerEmail): boolean {
    return this.emails[email] && this.isEmailConfirmed && !this.isSuspended;
  }

  /** Applies the given values, and returns those that are new. */
  change({ emails = {}, ...profile }: IntroducerChanges): readonly string[] {
    const changed = Object.keys(changeFields<Introducer, keyof Profile>(this, CHANGEABLE, profile));
    return this.chooseEmails(emails) ? [...changed, 'emails'] : changed;
  }

  /** False if the choice is unchanged. */
  private chooseEmails(choices: Partial<PartnerEmailChoices>): boolean {
    const before = this.emails;
    const isNew = PARTNER_EMAILS.some((email) => (choices[email] ?? before[email]) !== before[email]);
    if (isNew) this.emailsOff = PARTNER_EMAILS.filter((email) => !(choices[email] ?? before[email]));
    return isNew;
  }

  /** Undefined fields stay unchanged. Returns those that are new. */
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
