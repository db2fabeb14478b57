/**
 * Who the firm is. Every page, link and structured datum reads it here, so a broker makes the site its own by
 * editing this file. All values are PLACEHOLDERS: an invented firm, an example address, a number from Ofcom's
 * range for drama and an address under .example.
 */
export const site = {
  /** While true the footer says that these details are examples. */
  placeholders: true as boolean,
  brand: 'Kelvinbridge Finance',
  company: {
    name: 'Kelvinbridge Finance Ltd',
    number: 'SC000000',
    registeredOffice: '1 Example Street, Glasgow G1 1AA',
    icoNumber: 'Z0000000',
    /** The FCA firm reference number. Without one the site never says 'authorised and regulated'. */
    firmReferenceNumber: null as string | null,
  },
  office: { street: '1 Example Street', town: 'Glasgow', postcode: 'G1 1AA' },
  phone: { shown: '0141 496 0000', dialled: '+441414960000' },
  hours: 'Mon-Fri 9am-6pm',
  email: 'hello@kelvinbridge.example',
} as const;
