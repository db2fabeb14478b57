/** The form in which addresses are compared and looked up. */
export const emailKey = (text: string): string => text.trim().toLowerCase();
