import { fileURLToPath } from 'node:url';

/** The tests run from source: Node strips the types, and only has to be told that './x.js' is './x.ts'. */
const FROM_SOURCE = `
import { registerHooks } from 'node:module';
registerHooks({
  resolve: (specifier, context, next) =>
    next(context.parentURL?.endsWith('.ts') ? specifier.replace(/^(\\..*)\\.js$/, '$1.ts') : specifier, context),
});`;

const isSource = import.meta.url.endsWith('.ts');

/** The program of the reading process, as built beside this file, and how Node runs it. */
export const workbookWorker = {
  file: fileURLToPath(new URL(`./workbook-worker.${isSource ? 'ts' : 'js'}`, import.meta.url)),
  execArgv: [
    // Rows are garbage as soon as they are sent: a large nursery would only make the process larger.
    '--max-semi-space-size=2',
    // It may read its own program and nothing more: no writing, no processes, no add-ons.
    '--permission',
    '--allow-fs-read=*',
    '--no-warnings',
    ...(isSource ? [`--import=data:text/javascript,${encodeURIComponent(FROM_SOURCE)}`] : []),
  ],
};
