import Chromium, { inflate } from '@sparticuz/chromium';
import { fileURLToPath } from 'node:url';

// Unpacks the packaged Chromium, its fonts and the libraries that it needs beside glibc. The package knows no other
// place than the folder for temporary files, so this is a program of its own: chromium.ts names the folder in TMPDIR.
const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
await Promise.all([Chromium.executablePath(), inflate(fileURLToPath(libraries))]);
