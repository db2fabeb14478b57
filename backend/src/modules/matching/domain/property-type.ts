import { words } from '#shared/domain/text.js';
import type { Named } from './named.js';

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['hmos', 'hmo'],
  ['semi commercial', 'mixed use'],
  ['resi', 'residential'],
]);
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['hmo', 'HMO'],
  ['mixed use', 'mixed-use'],
]);

/** A kind of property under its usual name: resi is residential, semi-commercial is mixed-use. */
export const propertyType = (text: string): Named => {
  const bare = words(text).replace(/ (?:property|properties)$/, '');
  const key = SYNONYMS.get(bare) ?? bare;
  return { key, shown: SHOWN.get(key) ?? text.trim() };
};
