export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';

const ENGLAND =
  'AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP HR ' +
  'HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP ' +
  'SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO';

/**
 * The 121 postcode areas of the United Kingdom, each with its main nation. GY, JE and IM are Crown dependencies
 * and in no nation, so they are left out.
 */
const AREAS = new Map<string, Nation>([
  ...ENGLAND.split(' ').map((area) => [area, 'England'] as const),
  ...'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ').map((area) => [area, 'Scotland'] as const),
  ...'CF LD LL NP SA'.split(' ').map((area) => [area, 'Wales'] as const),
  ['BT', 'Northern Ireland'],
]);

/**
 * Districts that lie, wholly or nearly so, across the border from the rest of their area: Flintshire in CH,
 * Powys and Ceredigion in SY, Berwick-upon-Tweed in TD. A border district such as HR3, SY10, NP16, LD7 or DG16
 * keeps its area's nation: its outward code cannot say more.
 */
const DISTRICTS = new Map<string, Nation>([
  ...['CH5', 'CH6', 'CH7', 'CH8'].map((district) => [district, 'Wales'] as const),
  ...[15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map((number) => [`SY${number}`, 'Wales'] as const),
  ['TD15', 'England'],
]);

/** Districts that end in a letter exist in inner London only. */
const LONDON = '(?:EC[1-4]|WC[12]|SW1|W1)[A-HJKMNPR-Y]|E1W|N1[CPR]|NW1W|SE1P';
const DISTRICT = String.raw`${LONDON}|[A-Z]{1,2}(?:0|[1-9]\d?)`;
/** 'Unit E1, 1st floor' is not a postcode. */
const POSTCODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${DISTRICT})\s{0,3}\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])(?!\s{0,3}floor)`,
  'giu',
);

const nationOfDistrict = (district: string): Nation | undefined =>
  DISTRICTS.get(district) ?? AREAS.get(/^[A-Z]+/.exec(district)?.[0] ?? '');

/** Null without a postcode, outside the four nations, or when several postcodes disagree. */
export const nationOfPostcodeIn = (text: string): Nation | null => {
  const found = new Set<Nation | undefined>();
  for (const [, district = ''] of text.matchAll(POSTCODE))
    found.add(nationOfDistrict(district.toUpperCase()));
  found.delete(undefined);
  const [nation] = found;
  return found.size === 1 ? (nation ?? null) : null;
};
