import { site } from '#config/site.js';
import type { Letter } from '../application/letter.js';
import type { Mail } from '../application/mailer.js';

export type WrittenLetter = Pick<Mail, 'subject' | 'text' | 'html'>;

const signature = `${site.brand} · ${site.phone.shown} · ${site.email}`;

/** `settingsUrl` is the page to turn it off; null if it cannot be turned off. */
export const writeLetter = (letter: Letter, settingsUrl: string | null): WrittenLetter => ({
  subject: letter.subject,
  text: textOf(letter, settingsUrl),
  html: htmlOf(letter, settingsUrl),
});

const TURN_OFF = 'You can turn off these emails in your account';

const textOf = ({ greeting, before, action, after }: Letter, settingsUrl: string | null): string => {
  const foot = settingsUrl === null ? signature : `${signature}\n${TURN_OFF}: ${settingsUrl}`;
  return (
    [greeting, ...before, `${action.label}:\n${action.url}`, ...after, `-- \n${foot}`].join('\n\n') + '\n'
  );
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

// Email programs support inline styles best; the style element is for dark mode and may be dropped.
const STYLE = {
  body: 'margin:0;padding:24px 12px;background:#f6f3ec;color:#12202e;font:17px/1.55 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #ddd6c7;border-radius:8px;overflow-wrap:anywhere',
  brand: 'margin:0 0 20px;padding:0 0 14px;border-bottom:2px solid #a9602f;font:600 20px/1.3 Georgia,serif',
  button:
    'display:inline-block;padding:12px 20px;background:#0f4a4d;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600',
  foot: 'margin:24px 0 0;color:#4a5764;font-size:14px',
} as const;
const DARK = `@media (prefers-color-scheme: dark) {
  body { background: #0c151d !important; color: #ece7db !important }
  .card { background: #131f29 !important; border-color: #283743 !important }
  .brand { border-color: #d8966a !important }
  .button { background: #84c7c0 !important; color: #08201f !important }
  .foot { color: #a8b3bb !important }
}`;

const turnOff = (url: string): string =>
  `<br><a class="foot" href="${escaped(url)}" style="color:#4a5764">${TURN_OFF}</a>`;

const htmlOf = ({ subject, greeting, before, action, after }: Letter, settingsUrl: string | null): string => {
  const paragraphs = (texts: readonly string[]): string =>
    texts.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${DARK}</style>
</head>
<body style="${STYLE.body}">
<div class="card" style="${STYLE.card}">
<p class="brand" style="${STYLE.brand}">${escaped(site.brand)}</p>
${paragraphs([greeting, ...before])}
<p style="margin:0 0 16px"><a class="button" style="${STYLE.button}" href="${escaped(action.url)}">${escaped(action.label)}</a></p>
${paragraphs(after)}
<p class="foot" style="${STYLE.foot}">${escaped(signature)}${settingsUrl === null ? '' : turnOff(settingsUrl)}</p>
</div>
</body>
</html>
`;
};
