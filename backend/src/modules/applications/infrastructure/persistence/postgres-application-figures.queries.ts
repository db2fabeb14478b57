import { Injectable } from '@nestjs/common';
import { PRODUCT_KEYS, type ProductKey } from '#kernel/lending/product.js';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  ApplicationFigures,
  ApplicationCounts,
  EnquiryTrend,
  StageCount,
  WeekOfEnquiries,
} from '../../application/figures/application-figures.js';
import { STAGES } from '../../domain/application-status.js';
import { NOT_DUPLICATE } from './application-filters.js';
import { statusTally } from './status-tally.js';

const BY_STATUS = `select ${statusTally('sum(n)')} from application_counts`;

const BY_STAGE = `
  select stage, sum(n)::float8 as count, 100 * sum(amount)::float8 as "amountPence"
  from application_counts group by stage`;

/** The last twelve weeks in London with their enquiries. */
const RECENT = `
  this as (select date_trunc('week', now() at time zone 'Europe/London') as week),
  shown as (select generate_series(week - interval '11 weeks', week, interval '1 week') as week from this),
  come as (
    select date_trunc('week', created_at at time zone 'Europe/London') as week, status, product_keys
    from application_submissions
    where created_at >= (select week - interval '11 weeks' from this) at time zone 'Europe/London'
      and ${NOT_DUPLICATE}
  )`;

const WEEKS = `
  with ${RECENT}
  select to_char(shown.week, 'YYYY-MM-DD') as week, count(status)::int as total,
    ${statusTally('count(*)')}
  from shown left join come using (week) group by shown.week order by shown.week`;

const PRODUCTS = `
  with ${RECENT}
  select to_char(week, 'YYYY-MM-DD') as week, product, count(*)::int as count
  from come, unnest(product_keys) as product group by week, product`;

interface ProductCount {
  readonly week: string;
  readonly product: ProductKey;
  readonly count: number;
}

@Injectable()
export class PostgresApplicationFigures implements ApplicationFigures {
  constructor(private readonly database: Database) {}

  async countByStatus(): Promise<ApplicationCounts> {
    const [counts] = await this.database.manager.query<[ApplicationCounts]>(BY_STATUS);
    return counts;
  }

  async trend(): Promise<EnquiryTrend> {
    const [weeks, counts] = await Promise.all([
      this.database.manager.query<WeekOfEnquiries[]>(WEEKS),
      this.database.manager.query<ProductCount[]>(PRODUCTS),
    ]);
    const of = new Map(counts.map(({ week, product, count }) => [`${week} ${product}`, count]));
    const products = PRODUCT_KEYS.map((product) => ({
      product,
      enquiries: weeks.map(({ week }) => of.get(`${week} ${product}`) ?? 0),
    }));
    return { weeks, products };
  }

  async countByStage(): Promise<readonly StageCount[]> {
    const counted = await this.database.manager.query<StageCount[]>(BY_STAGE);
    const none = { count: 0, amountPence: 0 };
    return STAGES.map((stage) => counted.find((one) => one.stage === stage) ?? { stage, ...none });
  }
}
