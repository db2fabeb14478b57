import { InvalidInput } from '#kernel/errors.js';

const MAX_DEPTH = 20;
const MAX_KEYS = 1_000;
const MAX_VALUES = 10_000;
/** Names that would pollute an object's prototype when copied. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Every string of a JSON text; a colon after it marks a key. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/gs;

const refuse = (sentence: string): never => {
  throw new InvalidInput([], sentence);
};

const decode = (raw: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
  } catch {
    return refuse('The request is not valid UTF-8 text');
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('The request is not valid JSON');
  }
};

const checkText = (text: string): void => {
  if (text.includes('\0')) refuse('Text must not contain the NUL character');
  if (!text.isWellFormed()) refuse('Text must not contain an unpaired surrogate');
};

const checkKey = (key: string): void => {
  if (FORBIDDEN_KEYS.has(key)) refuse(`A field cannot be named ${key}`);
  checkText(key);
};

const checkScalar = (value: unknown): void => {
  if (typeof value === 'string') checkText(value);
  if (typeof value === 'number' && !Number.isFinite(value)) refuse('A number is too large');
};

/** Walks iteratively, so that depth costs nothing. Returns the number of keys. */
const checkTree = (root: object): number => {
  let level: object[] = [root];
  let keys = 0;
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) refuse(`The request is nested more than ${MAX_DEPTH} levels deep`);
    const names = level.flatMap((node) => (Array.isArray(node) ? [] : Object.keys(node)));
    names.forEach(checkKey);
    keys += names.length;
    const children: unknown[] = level.flatMap((node) => Object.values(node) as unknown[]);
    values += children.length;
    if (keys > MAX_KEYS || values > MAX_VALUES) refuse('The request has too many fields');
    children.forEach(checkScalar);
    level = children.filter((child): child is object => typeof child === 'object' && child !== null);
  }
  return keys;
};

const countKeys = (text: string): number => {
  let count = 0;
  for (const [, colon] of text.matchAll(STRINGS)) if (colon) count += 1;
  return count;
};

/** The JSON object in these bytes. @throws InvalidInput with a message for each fault */
export const readJsonObject = (raw: Buffer): object => {
  const text = decode(raw);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('The request must be a JSON object');
  }
  // JSON.parse keeps the last of two equal keys; guessing which one the sender meant is not safe.
  if (checkTree(value) !== countKeys(text)) refuse('The request has a field twice');
  return value;
};
