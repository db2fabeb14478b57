/** A mailto: link; null if the text is not a plain email address and could set other headers. */
export const mailTo = (email: string): string | null =>
  /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(email) ? `mailto:${email}` : null;

/** A tel: link for a number as people write it; null if it has no number. */
export function dial(phone: string): string | null {
  const number = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : null;
}

/** The URL of a website as people write it; null if it is not http or https. */
export function webAddress(website: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`;
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).href : null;
}
