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
  'Staff account not found. It may have been removed',
) {}

export class LastAdministrator extends refusal(
  'conflict',
  'last-administrator',
  'This is the last administrator. Make someone else an administrator first',
) {}

const INVITED = 'There is already an invitation for this address. Send it again, or withdraw it first';

export class AlreadyInvited extends refusal('conflict', 'already-invited', INVITED, 'email') {}

export class InvitationNotFound extends refusal(
  'not-found',
  'invitation-not-found',
  'Invitation not found. It may have been accepted or withdrawn',
) {}

export class InvitationExpired extends refusal(
  'invalid',
  'invitation-over',
  'This invitation no longer works. It may be over seven days old, used, withdrawn or replaced. Ask the person who invited you for another.',
) {}
