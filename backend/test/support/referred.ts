/** Resolves a reference in the description; returns an inline part unchanged. */
export const referred = <T extends object>(description: object, part: T): T => {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part;
  const [, ...keys] = part.$ref.split('/');
  return keys.reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], description) as T;
};
