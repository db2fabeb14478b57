import type { BusinessType } from '../domain/business-type.js';
import type { Introducer } from '../domain/introducer.js';

/** What may be shown of an introducer. */
export interface IntroducerView {
  readonly id: string;
  readonly email: string;
  readonly companyName: string;
  readonly contactName: string;
  readonly phone: string;
  readonly businessType: BusinessType;
  /** Whether a mail goes out when one of its cases moves. */
  readonly caseMails: boolean;
  /** Whether its holder has shown that the address is theirs. Until then it has no API accounts, link and mails on cases. */
  readonly emailConfirmed: boolean;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export const introducerView = (introducer: Introducer): IntroducerView => ({
  id: introducer.id,
  email: introducer.email,
  companyName: introducer.companyName,
  contactName: introducer.contactName,
  phone: introducer.phone,
  businessType: introducer.businessType,
  caseMails: introducer.caseMails,
  emailConfirmed: introducer.isEmailConfirmed,
  createdAt: introducer.createdAt.toISOString(),
});
