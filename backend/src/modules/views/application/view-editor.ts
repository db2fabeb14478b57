import { ViewForAll, ViewNotFound } from '../domain/errors.js';
import type { ListView } from '../domain/list-view.js';

/** A member of staff who edits views. */
export interface ViewEditor {
  readonly id: string;
  readonly isAdministrator: boolean;
}

/** @throws ViewForAll */
export const checkForAll = (forAll: boolean | undefined, editor: ViewEditor): void => {
  if (forAll === true && !editor.isAdministrator) throw new ViewForAll();
};

/** @throws ViewNotFound for a colleague's own, ViewForAll for a shared one without the right to change it */
export const checkMayChange = ({ ownerId, forAll }: ListView, editor: ViewEditor): void => {
  if (!forAll && ownerId !== editor.id) throw new ViewNotFound();
  checkForAll(forAll, editor);
};
