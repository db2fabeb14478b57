import type { Nation } from '#shared/domain/nation.js';
import { namesIn } from './named.js';

const GREAT_BRITAIN: readonly Nation[] = ['England', 'Scotland', 'Wales'];
const UNITED_KINGDOM: readonly Nation[] = [...GREAT_BRITAIN, 'Northern Ireland'];

const NATIONS: ReadonlyMap<string, readonly Nation[]> = new Map<string, readonly Nation[]>([
  ['england', ['England']],
  ['scotland', ['Scotland']],
  ['wales', ['Wales']],
  ['northern ireland', ['Northern Ireland']],
  ...['gb', 'great britain'].map((area) => [area, GREAT_BRITAIN] as const),
  ...['uk', 'united kingdom', 'nationwide', 'national', 'all'].map((area) => [area, UNITED_KINGDOM] as const),
]);

/** Where a lender lends, as far as its list can be placed. */
export interface Coverage {
  readonly nations: ReadonlySet<Nation>;
  /** It also names areas that are no nation, such as 'Yorkshire'. */
  readonly namesOtherAreas: boolean;
}

/** What a lender's areas cover; null when it states none. */
export const coverageIn = (areas: string | null): Coverage | null => {
  // 'England and Wales' is two areas; 'Yorkshire and the Humber' is none that we know, in one piece or two.
  const parts = namesIn(areas).flatMap(({ key }) => key.split(' and '));
  if (parts.length === 0) return null;
  return {
    nations: new Set(parts.flatMap((area) => NATIONS.get(area) ?? [])),
    namesOtherAreas: parts.some((area) => !NATIONS.has(area)),
  };
};
