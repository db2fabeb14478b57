import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** A file of code, the source that it stands for, and the files that it imports. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports'>;

/** What we ask of a build's files, which are gone when the next build begins. */
export const chunksOf = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .map(({ fileName, facadeModuleId, imports }) => ({ fileName, facadeModuleId, imports }));

/** The imports of what a page is made of, as functions of the build for Node. */
export type Code = readonly (() => Promise<unknown>)[];

/**
 * Tells which files of a browser's build a page needs: what starts the client, the page's own and what they import.
 * The page comes from the build for Node, where its imports name that build's files; the same source stands behind
 * both.
 */
export function codeFiles(
  built: readonly Chunk[],
  twins: readonly Chunk[],
  start: RegExp,
): (code: Code) => readonly string[] {
  const files = new Map(built.map((chunk) => [chunk.fileName, chunk]));

  const standingFor = (isSource: (id: string) => boolean) => {
    const chunk = [...files.values()].find(
      ({ facadeModuleId }) => facadeModuleId && isSource(facadeModuleId),
    );
    if (!chunk) throw new Error('The build lacks a file that a page needs');
    return chunk;
  };

  const behind = (fetch: Code[number]) => {
    const source = String(fetch);
    const twin = twins.find(({ fileName }) => source.includes(basename(fileName)));
    return standingFor((id) => id === twin?.facadeModuleId);
  };

  const addWithImports = (fileName: string, found: Set<string>) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const imported of files.get(fileName)?.imports ?? []) addWithImports(imported, found);
  };

  return (code) => {
    const found = new Set<string>();
    for (const { fileName } of [standingFor((id) => start.test(id)), ...code.map(behind)]) {
      addWithImports(fileName, found);
    }
    return [...found].map((file) => `/${file}`);
  };
}
