export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';

const ENGLAND =
  'AL B BA BB BD BH BL BN BR BS CA CB CH CM CO CR CT CV CW DA DE DH DL DN DT DY E EC EN EX FY GL GU HA HD HG HP HR ' +
  'HU HX IG IP KT L LA LE LN LS LU M ME MK N NE NG NN NR NW OL OX PE PL PO PR RG RH RM S SE SG SK SL SM SN SO SP ' +
  'SR SS ST SW SY TA TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO';

/**
 * The 121 postcode areas of the United Kingdom, each with its main nation. GY, JE and IM are Crown dependencies and
 * in no nation, so they are left out.
 */
const AREAS = new Map<string, Nation>([
  ...ENGLAND.split(' ').map((area) => [area, 'England'] as const),
  ...'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'.split(' ').map((area) => [area, 'Scotland'] as const),
  ...'CF LD LL NP SA'.split(' ').map((area) => [area, 'Wales'] as const),
  ['BT', 'Northern Ireland'],
]);

/** Districts entirely across the border from the rest of their area: Flintshire in CH, Powys and Ceredigion in SY. */
const DISTRICTS = new Map<string, Nation>([
  ...['CH5', 'CH6', 'CH7', 'CH8'].map((district) => [district, 'Wales'] as const),
  ...[16, 17, 18, 19, 20, 23, 24, 25].map((number) => [`SY${number}`, 'Wales'] as const),
]);

/**
 * Districts with postcodes in two nations, which therefore give neither. From the ONS Postcode Directory of August
 * 2021 (Office for National Statistics, Open Government Licence v3.0; contains OS data © Crown copyright and database
 * right and Royal Mail data © Royal Mail copyright and database right): the geographic districts whose postcodes have
 * more than one value of `ctry`. NP5 and NP6 are no longer in use.
 */
const ACROSS_A_BORDER: ReadonlySet<string> = new Set([
  ...['CH1', 'CH4', 'GL16', 'HR3', 'HR5', 'LD7', 'LD8', 'LL14', 'NP5', 'NP6', 'NP7', 'NP16', 'NP25'],
  ...['SY5', 'SY7', 'SY9', 'SY10', 'SY13', 'SY14', 'SY15', 'SY21', 'SY22'],
  ...['CA6', 'DG16', 'TD5', 'TD9', 'TD12', 'TD15'],
]);

/** Districts that end in a letter exist in inner London only. */
const LONDON = '(?:EC[1-4]|WC[12]|SW1|W1)[A-HJKMNPR-Y]|E1W|N1[CPR]|NW1W|SE1P';
const DISTRICT = String.raw`${LONDON}|[A-Z]{1,2}(?:0|[1-9]\d?)`;
/** 'Unit E1, 1st floor' is not a postcode. */
const POSTCODE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${DISTRICT})\s{0,3}\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])(?!\s{0,3}floor)`,
  'giu',
);

/** Null across a border, undefined outside the four nations. */
const nationOfDistrict = (district: string): Nation | null | undefined => {
  if (ACROSS_A_BORDER.has(district)) return null;
  return DISTRICTS.get(district) ?? AREAS.get(/^[A-Z]+/.exec(district)?.[0] ?? '');
};

/**
 * Null without a postcode, outside the four nations, in a district that lies across a border, or when several postcodes
 * disagree.
 */
export const nationOfPostcodeIn = (text: string): Nation | null => {
  const found = new Set<Nation | null | undefined>();
  for (const [, district = ''] of text.matchAll(POSTCODE))
    found.add(nationOfDistrict(district.toUpperCase()));
  found.delete(undefined);
  const [nation] = found;
  return found.size === 1 ? (nation ?? null) : null;
};
