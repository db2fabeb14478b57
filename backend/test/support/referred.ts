/** What a part of a description refers to; a part that is written out, as it is. */
export const referred = <T extends object>(description: object, part: T): T => {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part;
  const [, ...keys] = part.$ref.split('/');
  return keys.reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], description) as T;
};
