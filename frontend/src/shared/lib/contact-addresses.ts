/** The address that writes to somebody; null where the text is no plain e-mail address, and might say more to a mail program. */
export const mailTo = (email: string): string | null =>
  /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(email) ? `mailto:${email}` : null;

/** The address that dials a number as people write it; null where there is none in it. */
export function dial(phone: string): string | null {
  const number = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : null;
}

/** The address of a website as people write it; null where it is none of the web and might do something else. */
export function webAddress(website: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).href : null;
}
