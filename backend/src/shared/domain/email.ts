/** The form in which addresses are compared and looked up. */
export const emailKey = (text: string): string => text.trim().toLowerCase();

const LOCAL = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The address without outer space, or null when mail could not be sent to it. */
export const readEmailAddress = (text: string): string | null => {
  const address = text.trim();
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  const fits = LOCAL.test(local) && labels.length > 1 && labels.every((label) => LABEL.test(label));
  return fits && rest.length === 0 ? address : null;
};
