import bcrypt from 'bcrypt';

const { hash } = bcrypt;

/**
 * bcrypt's minimum cost: 16 rounds instead of the product's 4,096, because test passwords protect nothing. Import
 * it before the product.
 */
const LEAST = 4;

export const hashQuickly = (): void => {
  Object.assign(bcrypt, { hash: (text: string) => hash(text, LEAST) });
};

/** For tests of password hashing: restores the production cost. */
export const hashAtFullCost = (): void => {
  Object.assign(bcrypt, { hash });
};

hashQuickly();
