import { createHash } from 'node:crypto';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Emotion creates empty style elements and fills them through the CSSOM; this hash allows exactly those. */
const EMPTY_STYLE = hashOf('');
/** Inline scripts that a browser would run: without src, and not data such as JSON-LD. */
const INLINE_SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

const hashesIn = (html: string, element: RegExp): string[] => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text))),
];

/**
 * The Content-Security-Policy of one built page: its own inline scripts and styles by hash, everything else from this
 * origin. It depends on the file alone, so that the page stays cacheable, unlike with a nonce.
 */
export const pagePolicy = (html: string): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashesIn(html, INLINE_SCRIPT)].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...hashesIn(html, INLINE_STYLE)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
