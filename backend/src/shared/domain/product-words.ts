import { words } from './text.js';

const bothBridging = ['bridging-business', 'bridging-property'] as const;

/** Usual words for each product; endings in -s, case, punctuation and spacing do not matter. */
const SYNONYMS = [
  [
    ['business-loans'],
    `business loan, term loan, business term loan, unsecured loan, unsecured business loan, secured business loan,
    small business loan, SME loan, start up loan, growth loan, growth guarantee scheme, growth guarantee scheme loan,
    GGS, GGS loan, recovery loan, recovery loan scheme, working capital, working capital loan, working capital finance,
    working capital facility, cash flow loan, cash flow finance, cash flow lending, commercial loan, corporate loan,
    micro loan, business lending, business finance loan, line of credit, business line of credit, credit line,
    revolving credit, revolving credit facility, revolving credit line, RCF, unsecured term loan, secured term loan, business overdraft, overdraft, VAT loan,
    tax loan, short term business loan, merchant loan`,
  ],
  [
    ['invoice-finance'],
    `invoice finance, invoice financing, invoice factoring, invoice discounting, invoice funding, invoice trading,
    factoring, debt factoring, spot factoring, discounting, selective invoice finance, selective invoice discounting,
    single invoice finance, confidential invoice discounting, receivables finance, receivable financing, debtor finance,
    sales ledger finance, factoring and invoice discounting`,
  ],
  [
    ['asset-finance'],
    `asset finance, asset financing, asset funding, asset leasing, asset loan, asset refinance, asset refinancing,
    hire purchase, HP, lease, leasing, lease purchase, finance lease, operating lease, contract hire,
    equipment finance, equipment financing, equipment leasing, equipment loan, machinery finance, plant finance,
    plant and machinery finance, vehicle finance, commercial vehicle finance, motor finance, sale and leaseback,
    sale and lease back, sale and hp back, refinance of assets`,
  ],
  [
    ['merchant-cash-advance'],
    `merchant cash advance, MCA, merchant advance, cash advance, business cash advance, card advance,
    card sales advance, merchant finance, merchant funding, merchant cash`,
  ],
  [
    ['bridging-business'],
    'bridging business, business bridging, business bridging loan, bridging loan business, business bridging finance, bridging finance business, bridging loan for business',
  ],
  [
    ['bridging-property'],
    'bridging property, property bridging, property bridging loan, bridging loan property, property bridging finance, bridging finance property, residential bridging, residential bridging loan, residential bridging finance, regulated bridging, auction finance',
  ],
  [
    bothBridging,
    'bridging, bridge, bridging finance, bridging loan, bridge loan, bridge finance, bridging lending, commercial bridging, commercial bridging loan, commercial bridging finance, unregulated bridging, short term bridging',
  ],
  [
    ['commercial-mortgage'],
    `commercial mortgage, commercial property mortgage, business mortgage, commercial term mortgage,
    commercial investment mortgage, owner occupied mortgage, owner occupier mortgage, owner occupied commercial mortgage,
    semi commercial mortgage, mixed use mortgage`,
  ],
  [['commercial-mortgage', 'btl-mortgages'], 'property mortgage'],
  [
    ['development-finance'],
    `development finance, development, development loan, development funding, development lending, dev finance,
    property development, property development finance, property development loan, residential development finance,
    commercial development finance, ground up development, ground up development finance, ground up`,
  ],
  [
    ['btl-mortgages'],
    `BTL, BTL mortgage, BTL loan, BTL finance, buy to let, buy to let mortgage, buy to let loan, buy to let finance,
    ltd co BTL, ltd co BTL mortgage, ltd co buy to let, ltd co buy to let mortgage, ltd company BTL,
    ltd company BTL mortgage, ltd company buy to let, ltd company buy to let mortgage, limited company BTL,
    limited company BTL mortgage, limited company buy to let, limited company buy to let mortgage, portfolio BTL,
    portfolio buy to let, SPV BTL, SPV buy to let, HMO mortgage, holiday let mortgage, rental mortgage`,
  ],
] as const;

type Meaning = (typeof SYNONYMS)[number][0];

/** Longer than any product's name. */
const LONGEST = 60;

const keyOf = (text: string): string => words(text).replace(/s(?= |$)| /g, '');

const meanings = new Map<string, Meaning>(
  SYNONYMS.flatMap(([keys, list]) => list.split(',').map((word) => [keyOf(word), keys] as const)),
);

/** The products that one name stands for; none when it is not known. */
export const meaningOf = (name: string): Meaning | readonly [] =>
  name.length > LONGEST ? [] : (meanings.get(keyOf(name)) ?? []);
