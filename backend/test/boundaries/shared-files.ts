import { posix } from 'node:path';

/** Source texts by their paths below `src`. */
export type Sources = ReadonlyMap<string, string>;

const SPECIFIER = /(?:from|import)\s*\(?\s*'([^']+)\.js'/g;
const SHARED = /^(kernel|platform)\//;
const moduleOf = (path: string): string | undefined => /^modules\/([^/]+)\//.exec(path)?.[1];

const importedBy = (path: string, text: string): readonly string[] =>
  [...text.matchAll(SPECIFIER)].map(([, name]) => {
    const specifier = `${name!}.ts`;
    return specifier.startsWith('#')
      ? specifier.slice(1)
      : posix.normalize(posix.join(posix.dirname(path), specifier));
  });

/**
 * Kernel and platform files that only one module uses, directly or indirectly. The entry points (main, commands, a
 * worker among `starts`) count as another user.
 */
export const filesOfOneModule = (sources: Sources, starts: readonly string[]): readonly string[] => {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of sources)
    for (const used of importedBy(path, text)) users.set(used, (users.get(used) ?? new Set()).add(path));

  const files = [...sources.keys()].filter((path) => SHARED.test(path));
  const withUsers = (shared: ReadonlySet<string>): ReadonlySet<string> => {
    const isShared = (path: string): boolean => {
      const own = [...(users.get(path) ?? [])];
      const modules = new Set(own.map(moduleOf).filter((name) => name !== undefined));
      const others = own.filter((user) => moduleOf(user) === undefined);
      return modules.size > 1 || others.some((user) => !SHARED.test(user) || shared.has(user));
    };
    const more = new Set([...shared, ...files.filter(isShared)]);
    return more.size > shared.size ? withUsers(more) : shared;
  };
  const shared = withUsers(new Set(starts));
  return files.filter((path) => !shared.has(path));
};
