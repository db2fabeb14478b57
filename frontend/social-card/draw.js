import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

// Draws public/social-card.png, the preview image of shared links: run `npm run social-card` after a change of
// brand or colours.

const { site } = await taken('src/shared/site/settings.ts');
const { light } = await taken('src/app/theme/palette.ts');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>${fonts()} body { margin: 0 } svg { display: block }</style>${card()}`);
await page.evaluate('document.fonts.ready.then(() => undefined)');
await page.screenshot({ path: at('public/social-card.png') });
await browser.close();

/** The mark in the corner, our service in one line, and the bridge of the mark along the bottom. */
function card() {
  const arch = 'v-150a100 100 0 0 1 200 0v150';
  return `
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <rect width="1200" height="630" fill="${light.paper}" />
      <g fill="none" stroke="${light.copper}" stroke-linecap="round">
        <path d="M1 6h32M3 22V14a6.5 6.5 0 0 1 13 0v8M18 22V14a6.5 6.5 0 0 1 13 0v8"
          transform="translate(80 66) scale(1.75)" stroke-width="1.75" />
        <path d="M-10 436H1210M-160 700${arch}M80 700${arch}M320 700${arch}M560 700${arch}M800 700${arch}M1040 700${arch}"
          stroke-width="4" />
      </g>
      <g font-family="Display" font-weight="600" fill="${light.ink}">
        <text x="160" y="102" font-size="38">${site.brand}</text>
        <text x="77" y="244" font-size="84" letter-spacing="-2">Business finance,</text>
        <text x="77" y="340" font-size="84" letter-spacing="-2">with every reason shown.</text>
      </g>
    </svg>`;
}

function fonts() {
  const file = at('../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2');
  const font = readFileSync(file, 'base64');
  return `@font-face { font-family: Display; font-weight: 600; src: url(data:font/woff2;base64,${font}) }`;
}

async function taken(source) {
  const { module } = await runnerImport(at(source), {
    configFile: false,
    resolve: { alias: { '@': at('src') } },
  });
  return module;
}

function at(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
