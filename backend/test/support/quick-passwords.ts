import bcrypt from 'bcrypt';

const { hash } = bcrypt;

/**
 * The least that bcrypt takes: sixteen of what the product pays 4,096 for. What a test's passwords guard is worth no
 * more, and comparing costs what the hash did. To be imported before the product runs.
 */
const LEAST = 4;

export const hashQuickly = (): void => {
  Object.assign(bcrypt, { hash: (text: string) => hash(text, LEAST) });
};

/** For tests of what passwords are worth: from now on they are hashed as operators' are. */
export const hashAtFullCost = (): void => {
  Object.assign(bcrypt, { hash });
};

hashQuickly();
