/** Tests run from source: Node strips the types, and needs to be told that 'x.js' is 'x.ts'. */
const FROM_SOURCE = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve: (specifier, context, next) =>
    next(context.parentURL?.endsWith('.ts') ? specifier.replace(/^([.#].*)\\.js$/, '$1.ts') : specifier, context),
});`;

export const isSource = import.meta.url.endsWith('.ts');

/** Options of Node for a process or thread of ours; none for what was built. */
export const SOURCE_OPTIONS: readonly string[] = isSource
  ? ['--conditions=source', `--import=data:text/javascript,${encodeURIComponent(FROM_SOURCE)}`]
  : [];
