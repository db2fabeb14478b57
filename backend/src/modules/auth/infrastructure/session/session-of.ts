import type { Request } from 'express';
import { nameActor } from '#shared/infrastructure/logging/actor.js';

const settled = (call: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    call((error) => {
      if (error)
        reject(error instanceof Error ? error : new Error('The session could not be kept', { cause: error }));
      else resolve();
    });
  });

/** Signs an account in under a new session id; whatever id the browser came with is dead. */
export const startSession = async (request: Request, accountId: string): Promise<void> => {
  await settled((done) => request.session.regenerate(done));
  request.session.accountId = accountId;
  nameActor(request, accountId);
  await settled((done) => request.session.save(done));
};

export const endSession = async (request: Request): Promise<void> => {
  const { accountId } = request.session;
  if (accountId !== undefined) nameActor(request, accountId);
  await settled((done) => request.session.destroy(done));
};
