// Written by `npm run api` from the register of personal data. Do not edit.

/** How long each kind of personal data is kept, why, and what happens at the end. */
export const howLong = [
  {
    what: 'An application that leads to no deal',
    why: 'To find the finance you asked us for, and to know your company if you come back (your request; our legitimate interests)',
    howLong: '12 months after its last change',
    atTheEnd: 'Deleted',
  },
  {
    what: 'An application whose finance was paid out, with what we told you about commission and the commission ledger',
    why: 'Tax and company law require records, and claims can be made for six years (legal obligation; our legitimate interests)',
    howLong: '6 years after the last completion',
    atTheEnd: 'Made anonymous: we keep the figures and delete names, contact details and texts',
  },
  {
    what: 'A message from the contact form',
    why: 'To answer you and to know what was said (our legitimate interests)',
    howLong: '12 months after we receive it',
    atTheEnd: 'Deleted',
  },
  {
    what: 'A form that looks like spam',
    why: 'To check that nothing real is lost (our legitimate interests)',
    howLong: '30 days after we receive it',
    atTheEnd: 'Deleted',
  },
  {
    what: 'A complaint, or a request about personal data',
    why: 'To answer it and to show that we did (legal obligation)',
    howLong: '6 years after it is closed',
    atTheEnd: 'Deleted',
  },
  {
    what: 'A partner’s account, its contacts, commission statements and API accounts',
    why: 'To work with the partner and to account for commission (contract; legal obligation)',
    howLong: '6 years after its last application or sign-in',
    atTheEnd: 'Made anonymous: we keep the figures and delete names, contact details and texts',
  },
  {
    what: 'A contact in a partner’s own list',
    why: 'The partner keeps the list; we store it for them (on the partner’s behalf)',
    howLong: 'Until the partner deletes it, or the partner’s account ends',
    atTheEnd: 'Deleted',
  },
  {
    what: 'An account of our staff',
    why: 'To know who did what (our legitimate interests)',
    howLong: '6 years after the person leaves',
    atTheEnd: 'Made anonymous: we keep the figures and delete names, contact details and texts',
  },
  {
    what: 'The log of who did what and when. It holds no names, only numbers of records',
    why: 'To show what happened, and to find misuse (legal obligation; our legitimate interests)',
    howLong: '6 years after the event',
    atTheEnd: 'Deleted',
  },
  {
    what: 'An email that could not be sent. It holds no names, only numbers of records',
    why: 'To send it again (our legitimate interests)',
    howLong: '90 days after it failed',
    atTheEnd: 'Deleted',
  },
  {
    what: 'A fingerprint of each request, and counts of requests',
    why: 'To process each request only once, and to stop abuse (our legitimate interests)',
    howLong: '1 day after the request, at most',
    atTheEnd: 'Deleted',
  },
  {
    what: 'Sign-in records: sessions, devices, failed attempts and password reset links',
    why: 'To keep accounts safe (our legitimate interests)',
    howLong: 'Until the session or link expires',
    atTheEnd: 'Deleted',
  },
  {
    what: 'A lender’s contact details and the files they came from',
    why: 'To send applications to lenders (our legitimate interests)',
    howLong: 'While the lender is on our panel',
    atTheEnd: 'Deleted',
  },
] as const;
