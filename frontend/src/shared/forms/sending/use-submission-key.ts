import { useRef } from 'react';

/** Serialised answers and the key they are sent under. */
export interface KeyedAnswers {
  readonly answers: string;
  readonly key: string;
}

/**
 * One idempotency key per set of answers in a visit, or from an earlier stored one. A retry or a second click sends
 * the same key, so the server creates one application. Changed answers get a new key, because the server rejects a
 * known key with another body.
 */
export function useSubmissionKey(before: KeyedAnswers | null = null): (answers: object) => string {
  const last = useRef(before ?? { answers: '', key: '' });
  return (answers) => {
    const text = JSON.stringify(answers);
    if (last.current.answers !== text) last.current = { answers: text, key: randomUuid() };
    return last.current.key;
  };
}

/** A version 4 UUID. `crypto.randomUUID` does it too, but is missing on plain http, as in an office network. */
function randomUuid(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
