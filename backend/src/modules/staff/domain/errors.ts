import { refusal } from '#kernel/errors.js';

export class EmailTaken extends refusal(
  'conflict',
  'email-taken',
  (email: string) => `There is already an account for ${email}`,
  'email',
) {}

export class StaffNotFound extends refusal(
  'not-found',
  'staff-not-found',
  'Nobody on the staff has this account: they may have been removed',
) {}

export class LastAdministrator extends refusal(
  'conflict',
  'last-administrator',
  'This is the last administrator. Make someone else an administrator first',
) {}

const INVITED = 'There is already an invitation to this address: send it again, or withdraw it first';

export class AlreadyInvited extends refusal('conflict', 'already-invited', INVITED, 'email') {}

export class InvitationNotFound extends refusal(
  'not-found',
  'invitation-not-found',
  'There is no such invitation: it may have been accepted or withdrawn',
) {}

export class InvitationExpired extends refusal(
  'invalid',
  'invitation-over',
  'This invitation does not work any more: it is older than seven days, or was accepted, withdrawn or sent again. Ask whoever invited you for another.',
) {}
