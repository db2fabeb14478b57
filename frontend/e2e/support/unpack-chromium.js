import Chromium, { inflate } from '@sparticuz/chromium';
import { fileURLToPath } from 'node:url';

// Unpacks the packaged Chromium with its fonts and libraries. The package always uses the folder for temporary
// files, so this is a separate program, and chromium.ts names the folder in TMPDIR.
const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
await Promise.all([Chromium.executablePath(), inflate(fileURLToPath(libraries))]);
