import { recordChanged, refusal } from '#kernel/errors.js';

export class ViewNotFound extends refusal(
  'not-found',
  'view-not-found',
  'View not found. It may have been deleted.',
) {}

export class ViewNameTaken extends refusal(
  'conflict',
  'view-name-taken',
  'A view with this name already exists. Choose another name, or update that view.',
  'name',
) {}

/** For staff who may save views only for themselves. */
export class ViewForAll extends refusal(
  'forbidden',
  'view-for-all',
  'Only an administrator can create, change or delete a shared view',
) {}

export class ViewChanged extends recordChanged('view') {}
