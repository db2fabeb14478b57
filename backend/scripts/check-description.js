import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import ts from 'typescript';

// Checks docs/openapi.json with two linters, which must not even warn, and by compiling a generated client.
// write-api compares it with the code. Uses no network.

const DESCRIPTION = resolve(import.meta.dirname, '../../docs/openapi.json');
const text = readFileSync(DESCRIPTION, 'utf8');

const byRedocly = async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: DESCRIPTION, config });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `Redocly ${ruleId}: ${message} ${place?.pointer ?? ''}`,
  );
};

const bySpectral = async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const problems = await linter.run(text);
  return problems.map(({ code, message, path }) => `Spectral ${code}: ${message} ${path.join('/')}`);
};

const STRICT = {
  strict: true,
  noEmit: true,
  types: [],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const byGenerator = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-client-'));
  try {
    await createClient({ input: DESCRIPTION, output: folder, logs: { level: 'silent', file: false } });
    const problems = ts.getPreEmitDiagnostics(ts.createProgram([join(folder, 'index.ts')], STRICT));
    return problems.map(({ messageText }) => `Client: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const problems = (await Promise.all([byRedocly(), bySpectral(), byGenerator()])).flat();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('docs/openapi.json passes Redocly and Spectral, and a client generated from it compiles');
