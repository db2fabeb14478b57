/** Every call that takes an API account, as the API's description names them. */
export const calls: readonly { method: string; path: string; does: string }[] = [
  { method: 'GET', path: '/api/introducers/me/referrals', does: 'Your cases, newest first' },
  { method: 'GET', path: '/api/introducers/me/referrals/export', does: 'Your cases as a spreadsheet' },
  { method: 'POST', path: '/api/introducers/me/applications', does: 'Send a case' },
  { method: 'GET', path: '/api/introducers/me/applications/{id}', does: 'One case, and what happened to it' },
  { method: 'PATCH', path: '/api/introducers/me/applications/{id}', does: 'Change your note on a case' },
  { method: 'GET', path: '/api/introducers/me/commission-terms', does: 'By which terms you are paid' },
  { method: 'GET', path: '/api/introducers/me/commissions', does: 'Your commission, newest first' },
  {
    method: 'GET',
    path: '/api/introducers/me/commissions/summary',
    does: 'What you earned, are owed and were paid',
  },
  { method: 'GET', path: '/api/introducers/me/leads', does: 'Your leads, newest first' },
  { method: 'GET', path: '/api/introducers/me/leads/export', does: 'Your leads as a spreadsheet' },
  { method: 'POST', path: '/api/introducers/me/leads', does: 'Add a lead' },
  { method: 'POST', path: '/api/introducers/me/leads/duplicates', does: 'How many leads have an address' },
  { method: 'GET', path: '/api/introducers/me/leads/{id}', does: 'One lead' },
  { method: 'PATCH', path: '/api/introducers/me/leads/{id}', does: 'Change a lead' },
  { method: 'DELETE', path: '/api/introducers/me/leads/{id}', does: 'Delete a lead' },
  {
    method: 'POST',
    path: '/api/match-lenders',
    does: 'Which lenders fit an enquiry, and why; nothing is stored',
  },
  { method: 'POST', path: '/api/match-lenders/hints', does: 'What would change that answer' },
];
