import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { Random } from './random.ts';

/** Words that many names contain, and their frequency per thousand in the register. */
const COMMON: Readonly<Record<string, number>> = {
  SERVICES: 85,
  PROPERTY: 45,
  HOLDINGS: 40,
  SOLUTIONS: 38,
  PROPERTIES: 36,
  MANAGEMENT: 34,
  GROUP: 30,
  CONSULTING: 28,
  UK: 28,
  INVESTMENTS: 25,
  CONSTRUCTION: 24,
  LONDON: 20,
  TRADING: 18,
  ENGINEERING: 17,
  DEVELOPMENTS: 17,
  HOUSE: 16,
  TRANSPORT: 15,
  CONSULTANCY: 15,
  BUILDING: 14,
  DESIGN: 14,
  HOME: 13,
  CARE: 13,
  FOOD: 12,
  TECHNOLOGY: 12,
  DIGITAL: 11,
  INTERNATIONAL: 11,
  ESTATES: 10,
  MEDIA: 10,
  MAINTENANCE: 9,
  CAPITAL: 9,
  SUPPORT: 8,
  HEALTH: 8,
  ELECTRICAL: 7,
  DENTAL: 4,
  HAULAGE: 3,
  CHURCH: 3,
};
const SYLLABLES = 'al ber cor dun el fen gar hol in jas kel lor mar nor or pen ros sel tor ul van wes yar zel'
  .toUpperCase()
  .split(' ');
/** The number of other words; the first are common and most are rare. */
const OTHER_WORDS = 1_200_000;

const SIC = ['68209 - Other letting and operating of own or leased real estate', '62020 - IT consultancy'];
const HEADER =
  '"CompanyName"," CompanyNumber","RegAddress.CareOf","RegAddress.POBox","RegAddress.AddressLine1"," RegAddress.AddressLine2","RegAddress.PostTown","RegAddress.County","RegAddress.Country","RegAddress.PostCode","CompanyCategory","CompanyStatus","CountryOfOrigin","DissolutionDate","IncorporationDate","SICCode.SicText_1"';

const otherWord = (place: number): string => {
  let rest = place + 1;
  let word = '';
  for (let length = 0; rest > 0 || length < 2; length += 1) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? '';
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return word;
};

const nameOf = (random: Random): string => {
  const words = [otherWord(Math.floor(OTHER_WORDS ** random.next()) - 1)];
  if (random.next() < 0.5) words.push(otherWord(Math.floor(OTHER_WORDS * random.next())));
  for (const [word, share] of Object.entries(COMMON)) if (random.next() * 1_000 < share) words.push(word);
  if (random.next() < 0.06) words.splice(1, 0, random.next() < 0.5 ? '&' : 'AND');
  return `${words.join(' ')} ${random.next() < 0.6 ? 'LTD' : 'LIMITED'}`;
};

/** Writes a file in the format of Companies House with this many companies, and returns some of their names. */
export const writeCompaniesFile = async (path: string, companies: number): Promise<readonly string[]> => {
  const random = new Random(21);
  const every = Math.max(1, Math.floor(companies / 500));
  const some: string[] = [];
  const out = createWriteStream(path);
  out.write(`${HEADER}\r\n`);
  for (let n = 1; n <= companies; n += 1) {
    const name = nameOf(random);
    if (n % every === 0) some.push(name);
    const number = `${n}`.padStart(8, '0');
    const line = `"${name}","${number}","","","${n % 300} STATION ROAD","","LEEDS","","ENGLAND","LS1 1AA","Private Limited Company","Active","United Kingdom","","26/11/2007","${SIC[n % 2] ?? ''}"\r\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return some;
};
