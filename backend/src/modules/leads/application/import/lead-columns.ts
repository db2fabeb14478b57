import { memoized } from '#kernel/memoized.js';
import { keysOf } from '#kernel/records.js';
import { NameTable, namesIn } from '#kernel/vocabulary/names.js';
import { HeaderRows, type Header, type MappedColumn } from '#platform/application/spreadsheet/header-row.js';
import type { LeadField } from '../../domain/lead.js';

/** A column's field: a detail of a lead, or a part of its name. */
export type LeadColumnField = LeadField | 'firstName' | 'lastName';

export interface LeadColumnMeaning {
  readonly fields: readonly [LeadColumnField];
}

export type LeadColumn = MappedColumn<LeadColumnMeaning>;
export type LeadHeader = Header<LeadColumnMeaning>;

/** Headers as people and programs write them; case, punctuation, plural and spaces are ignored. */
const HEADERS: Readonly<Record<LeadColumnField, string>> = {
  name: `name, full name, contact, contact name, contact person, contact full name, name of contact, client name,
    customer name, lead name, person, person name, display name, prospect, prospect name, lead contact person,
    deal contact person`,
  firstName: 'first name, forename, given name, christian name, person first name, contact first name',
  lastName: 'last name, surname, family name, second name, person last name, contact last name',
  email: `email, mail, email address, mail address, work email, business email, contact email, client email,
    personal email, home email, other email, primary email, secondary email, additional email address, email 1,
    email 2, email 3, email 1 value, email 2 value, email 3 value, email 2 address, email 3 address, person email,
    person email work, person email home, person email other`,
  phone: `phone, telephone, tel, mobile, cell, phone number, telephone number, tel number, mobile number, cell number,
    contact number, phone no, telephone no, tel no, mobile no, contact no, mobile phone, cell phone,
    mobile phone number, work phone, business phone, home phone, other phone, office phone, company phone, landline,
    direct dial, contact phone, contact telephone, primary phone, secondary phone, phone 1, phone 2, phone 3,
    phone 1 value, phone 2 value, phone 3 value, business phone 2, home phone 2, ddi, person phone,
    person phone work, person phone home, person phone mobile, person phone other`,
  company: `company, organisation, organization, business, firm, employer, practice, company name,
    organisation name, organization name, business name, firm name, account name, trading name, client company,
    name of company, name of business, company account, associated company, primary associated company,
    associated company name, person organization, person organisation, lead organization, lead organisation,
    deal organization, deal organisation, organization 1 name`,
  status: `status, stage, lead status, lead stage, pipeline stage, deal stage, pipeline, lifecycle stage,
    contact status, client status, current status, status reason, person label, lead label, contact label`,
  source: `source, lead source, contact source, referral source, origin, origin of lead, channel, campaign,
    referred by, referrer, introduced by, how found, how did they hear, how did you hear about us, came from,
    original source, original traffic source, lead source origin`,
  notes: `note, comment, remark, description, detail, message, memo, additional information, further information,
    other information, more information, person note, lead note, associated note`,
};

const table = new NameTable<LeadColumnField>(
  keysOf(HEADERS).flatMap((field) => namesIn(HEADERS[field]).map((name) => [name, field] as const)),
  { around: 'required, optional, mandatory, if any, if known, please, the, their, your, of', longest: 60 },
);

const fieldOf = memoized((header: string) => table.meaningOf(header) ?? null);

/** A table of leads has a column of email addresses and at least one more. */
export const leadHeaders = new HeaderRows<LeadColumnMeaning>({
  columnOf: (header) => {
    const field = fieldOf(header);
    return field && { fields: [field] };
  },
  isKey: ({ fields: [field] }) => field === 'email',
  isKeyHeader: (header) => fieldOf(header) === 'email',
});
