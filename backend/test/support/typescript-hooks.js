import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.js';

// Lets Node run the sources with decorators: `node --import ./test/support/typescript-hooks.js`.
const backend = new URL('../../', import.meta.url).href;
const source = new URL('src/', backend);
const options = { ...swcOptions, swcrc: false };

const asSource = (specifier, parent) => {
  const [, folder, file] = /^#(config|kernel|platform|modules|migrations)\/(.*)\.js$/.exec(specifier) ?? [];
  if (folder) return new URL(`${folder}/${file}.ts`, source).href;
  const [, own, ownFile] = /^@funding-broker\/(backup|embedded-postgres)\/(.*)\.js$/.exec(specifier) ?? [];
  if (own) return new URL(`${own}/src/${ownFile}.ts`, backend).href;
  const fromSource = parent?.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(specifier);
  return fromSource ? new URL(specifier.replace(/\.js$/, '.ts'), parent).href : specifier;
};

registerHooks({
  resolve: (specifier, context, next) => next(asSource(specifier, context.parentURL), context),
  load: (url, context, next) => {
    // Playwright compiles browser tests, so that it knows their lines.
    if (!url.startsWith(backend) || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
