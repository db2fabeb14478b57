const actors = new WeakMap<object, string>();

/** Tells the log under whose account, by its id, a request runs. */
export const nameActor = (request: object, accountId: string): void => {
  actors.set(request, accountId);
};

export const actorOf = (request: object): string | undefined => actors.get(request);
