/** The names of one entry's products. */
interface Wording {
  /** Complete names: 'hire purchase'. */
  readonly names?: string;
  /** Followed by a lending word: 'asset' for 'asset finance', 'asset funding'. */
  readonly openings?: string;
  /** With or without a lending word: 'bridging', 'bridging loan'. */
  readonly stems?: string;
  /** Clear in a list of products, but not as a column header or a sheet name: 'HMO', 'lease', 'ID'. */
  readonly inListsOnly?: string;
}

/**
 * How brokers, lenders and trade glossaries write the nine products. Plural endings, case, punctuation, spaces and
 * the abbreviations below are ignored. Words for several products, or for none of ours, are left out: stock and trade
 * finance, 'mezzanine'; 'secured loans' and 'commercial' alone are among the ambiguous words below.
 */
export const PRODUCT_WORDS = [
  {
    products: ['business-loans'] as const,
    names: `business loan, business loan secured, business loan unsecured, business loan secured and unsecured, business credit line, business lending, business finance loan, small business loan, small business lending, SME loan, SME lending,
      SME business loan, start up loan, start up business loan, new start loan, growth loan, micro loan, unsecured, secured and unsecured loan,
      secured and unsecured business loan, commercial loan, corporate loan, flexi loan, flexible loan, growth guarantee scheme, GGS,
      recovery loan, recovery loan scheme, RLS, coronavirus business interruption loan scheme, CBILS, bounce back loan, bounce back loan scheme,
      BBLS, enterprise finance guarantee, EFG, business overdraft, line of credit, business line of credit, credit line, revolving credit,
      revolving credit line, revolving line of credit, RCF, revolver`,
    openings: `term, business term, unsecured, unsecured business, unsecured term, unsecured cash flow, secured business, secured term,
      fast business, short term business, flexible business, growth guarantee scheme, GGS, RLS, CBILS, EFG, VAT, tax, corporation tax,
      self assessment tax, tax bill, VAT bill, HMRC, R and D, R and D tax credit, research and development, revolving, revolving credit,
      business revolving credit, cash flow business`,
    stems: 'working capital, WC, cash flow, overdraft',
    inListsOnly: 'OD, LOC, BL, BBL',
  },
  {
    products: ['invoice-finance'] as const,
    names: `factoring, debt factoring, recourse factoring, non recourse factoring, spot factoring, export factoring, domestic factoring,
      disclosed factoring, undisclosed factoring, confidential factoring, agency factoring, full service factoring, selective factoring, whole
      turnover factoring, discounting, invoice trading, invoice purchase, factoring and invoice discounting, IF, SIF, CID, DID, CHOCS, CHOCC,
      CHOCCS, confidential CHOCS, disclosed CHOCS, client handles own collections, customer handles own credit control, ABL, asset based lending,
      confidential ID, disclosed ID, selective ID`,
    openings: `invoice, selective invoice, single invoice, spot invoice, confidential invoice, disclosed invoice, whole turnover invoice, whole
      ledger invoice, export invoice, recourse invoice, non recourse invoice, receivable, account receivable, AR, debtor, debtor book, ledger,
      sales ledger`,
    stems: `invoice factoring, invoice discounting, confidential invoice discounting, disclosed invoice discounting, undisclosed invoice
      discounting, selective invoice discounting, selective invoice factoring, single invoice discounting, single invoice factoring, spot
      invoice discounting, export invoice discounting`,
    inListsOnly: 'ID, receivables, accounts receivable, sales ledger, whole ledger, debtor book',
  },
  {
    products: ['asset-finance'] as const,
    names: `AF, HP, hire purchase, leasing, lease purchase, contract hire, contract hire and leasing, hire purchase and leasing, finance lease,
      operating lease, sale and leaseback, S and LB, SALB, sale and HP back, sale and hire purchase back, asset refinance, refinance asset,
      refinance of asset, asset leasing, equipment leasing, vehicle leasing, car leasing, van leasing, machinery leasing, technology leasing,
      IT leasing, soft asset leasing, hard asset leasing, capital raise against asset, capital raise on asset, chattel mortgage`,
    openings: `asset, hard asset, soft asset, green asset, agricultural asset, asset refinance, lease, leasing, hire purchase, sale and leaseback,
      equipment, equipment lease, IT equipment, medical equipment, catering equipment, construction equipment, agricultural equipment, machine,
      machinery, machinery and equipment, agricultural machinery, farm machinery, plant, yellow plant, plant and machinery, P and M, plant and
      equipment, vehicle, commercial vehicle, CV, car, prestige car, van, HGV, truck, coach, fleet, motor, technology, marine, aircraft, aviation`,
    inListsOnly: `lease, FL, OL, plant and machinery, plant and equipment, P and M, machinery, hard asset, soft asset, hard and soft asset,
      commercial vehicle, yellow plant`,
  },
  {
    products: ['merchant-cash-advance'] as const,
    names: `merchant cash, merchant advance, MCA, cash advance, business cash advance, BCA, card advance, card sales advance, card receivable
      advance, card terminal advance, PDQ advance, PDQ cash advance, revenue based advance, revenue share advance, e commerce advance, RBF`,
    openings: `merchant, MCA, business cash advance, card terminal, card receivable, card payment, card sales, card takings, PDQ, PDQ machine,
      revenue based, revenue share, e commerce`,
    stems: 'merchant cash advance',
  },
  {
    products: ['bridging-business'] as const,
    stems: `bridging business, business bridging, business bridge, bridging for business, bridging loan business, bridging loan for business,
      bridging finance business, business purpose bridging, VAT bridging, VAT bridge`,
  },
  {
    products: ['bridging-property'] as const,
    names: 'bridging loan property, bridging finance property',
    openings: `auction, auction purchase, auction property, refurb, property refurb, light refurb, medium refurb, heavy refurb, light and
      heavy refurb, refurb and conversion, chain break`,
    stems: `bridging property, property bridging, property bridge, bridging residential, residential bridging, residential bridge, bridging
      regulated, regulated bridging, regulated bridge, regulated residential bridging, unregulated residential bridging, auction bridging,
      auction bridge, refurb bridging, refurb bridge, light refurb bridging, medium refurb bridging, heavy refurb bridging, residential refurb
      bridging, conversion bridging, chain break bridging, BTL bridging, buy to let bridging, HMO bridging, land bridging, bridging for land,
      planning bridging, development exit, developer exit, development exit bridging, developer exit bridging`,
    inListsOnly: 'auction, refurb, light refurb, medium refurb, heavy refurb, chain break',
  },
  {
    products: ['bridging-business', 'bridging-property'] as const,
    openings: 'short term property',
    stems: `bridging, bridge, short term bridging, commercial bridging, commercial bridge, semi commercial bridging, mixed use bridging, commercial
      and semi commercial bridging, residential and commercial bridging, property and business bridging, unregulated bridging, unregulated bridge,
      non regulated bridging, non regulated bridge, regulated and unregulated bridging, bridging unregulated, bridging non regulated, bridging
      commercial, first charge bridging, second charge bridging, first and second charge bridging, open bridging, closed bridging`,
  },
  {
    products: ['bridging-property', 'btl-mortgages'] as const,
    names: 'bridge to let, bridging to let, bridge to let mortgage, bridge to BTL',
    openings: 'bridge to let, bridging to let',
  },
  {
    products: ['commercial-mortgage'] as const,
    names: `commercial mortgage, first charge commercial mortgage, second charge commercial mortgage, commercial remortgage, commercial property mortgage, commercial property loan, commercial term, commercial term
      mortgage, commercial investment, commercial investment mortgage, investment commercial mortgage, commercial owner occupied, commercial owner
      occupied mortgage, owner occupied mortgage, owner occupied commercial, owner occupied commercial mortgage, owner occupied business mortgage,
      commercial BTL, commercial BTL mortgage, commercial buy to let, commercial buy to let mortgage, semi commercial mortgage, semi commercial
      remortgage, semi commercial investment, semi commercial investment mortgage, commercial and semi commercial mortgage, mixed use mortgage,
      business mortgage, business premises mortgage, trading business mortgage, trading premises mortgage, shop mortgage, office mortgage, retail
      mortgage, industrial mortgage, warehouse mortgage, leisure mortgage, pub mortgage, hotel mortgage, guest house mortgage, B and B mortgage,
      restaurant mortgage, care home mortgage, nursery mortgage, dental practice mortgage, practice mortgage, church mortgage, farm mortgage,
      agricultural mortgage`,
    openings: 'commercial investment, semi commercial investment, commercial owner occupied',
    inListsOnly: 'semi commercial, CM',
  },
  {
    products: ['commercial-mortgage', 'btl-mortgages'] as const,
    names: 'property mortgage',
  },
  {
    products: ['development-finance'] as const,
    names: 'development senior debt, senior development debt',
    openings: `senior development, stretched senior development, stretch senior development, mezzanine development, residential and commercial
      development`,
    stems: `development, property development, residential development, residential property development, commercial development, commercial
      property development, ground up, ground up development, ground up property development, development ground up, new build development,
      part built development, part complete development, speculative development, permitted development, development and conversion, stretched senior development, stretch senior development, senior development, development mezzanine`,
    inListsOnly: 'DF',
  },
  {
    products: ['btl-mortgages'] as const,
    names: `HMO mortgage, HMO remortgage, HMO BTL, HMO buy to let, MUFB mortgage, MUFB BTL, MUB mortgage, MUB BTL, HMO and MUFB mortgage, HMO and
      MUB mortgage, multi unit BTL, multi unit buy to let, multi unit mortgage, multi unit block mortgage, multi unit freehold block mortgage,
      holiday let mortgage, holiday let BTL, holiday let buy to let, furnished holiday let mortgage, FHL mortgage, short term let mortgage, short let
      mortgage, STL mortgage, serviced accommodation mortgage, student let mortgage, student BTL, rental mortgage, landlord mortgage, SPV
      mortgage, limited company mortgage, portfolio landlord mortgage, first time landlord mortgage, residential investment mortgage, investment
      mortgage residential, BTL remortgage, buy to let remortgage`,
    openings: 'HMO, holiday let',
    stems: `BTL, B2L, buy to let, BTL mortgage, buy to let mortgage, limited company BTL, limited company BTL mortgage, limited company buy to
      let, limited company buy to let mortgage, limited company SPV BTL, BTL limited company, buy to let limited company, corporate BTL, SPV BTL,
      SPV BTL mortgage, SPV buy to let, SPV buy to let mortgage, portfolio BTL, portfolio BTL mortgage, portfolio buy to let, portfolio landlord
      BTL, expat BTL, expat buy to let, foreign national BTL, foreign national buy to let, first time landlord BTL, top slicing BTL, refurb BTL,
      light refurb BTL`,
    inListsOnly: `HMO, MUFB, MUB, multi unit freehold block, holiday let, furnished holiday let, FHL, short term let, serviced accommodation,
      student let`,
  },
] satisfies ReadonlyArray<Wording & { readonly products: readonly string[] }>;

/** Names of whole products, alone or before a lending word; all other names above are kinds of them. */
export const WHOLE_PRODUCTS = `business, business loan, business lending, invoice, asset, merchant cash advance, merchant cash, merchant, MCA,
  bridging, bridge, bridging business, business bridging, bridging property, property bridging, commercial mortgage, development,
  property development, BTL, B2L, buy to let, BTL mortgage, buy to let mortgage, limited company BTL, limited company BTL mortgage, property mortgage`;

/** Lending words, which follow an opening or a stem. */
export const LENDING_WORDS = 'loan, finance, funding, lending, facility, loan facility';

/** Ambiguous words: the heading, the title or the name of the sheet decides. */
export const WORDS_OF_SEVERAL_MEANINGS = `loan, lending, finance, funding, facility, loan facility, mortgage, remortgage, refinance, commercial,
  commercial lending, commercial finance, commercial funding, secured, secured loan, secured lending, property, property finance, property loan,
  property lending, residential, regulated, unregulated, non regulated, first charge, second charge, short term, short term loan, short term
  finance`;

/** Abbreviations of single words. */
export const PRODUCT_ABBREVIATIONS = `fin: finance, financing: finance, inv: invoice, disc: discounting, discount: discounting, fact: factoring,
  comm: commercial, mtg: mortgage, mtge: mortgage, mort: mortgage, dev: development, devt: development, refurbishment: refurb, refi: refinance,
  refinancing: refinance, reg: regulated, unreg: unregulated, resi: residential, res: residential, ltd: limited, co: company, rev: revolving,
  cred: credit, cap: capital, occ: occupied, occupier: occupied, corp: corporation, conf: confidential, op: operating, prop: property,
  agri: agricultural, unsec: unsecured, mezz: mezzanine, equip: equipment, 1st: first, 2nd: second`;

/** Words around a name that do not change the product. */
export const PRODUCT_FILLING = `only, UK, specialist, complex, standard, bespoke, vanilla, short, long, term, small, large, big, mid, ticket, online,
  product, solution, the, all, type, kind, of, full, range, FCA, SME, P2P, new, etc, other`;
