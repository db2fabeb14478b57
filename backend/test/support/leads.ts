import type { DataSource } from 'typeorm';

const SLICE = 5_000;

/** Adds leads to a partner's list with old dates; their addresses are 1@y.uk, 2@y.uk and so on. */
export const fillLeads = async (source: DataSource, introducerId: string, count: number): Promise<void> => {
  for (let first = 1; first <= count; first += SLICE)
    await source.query(
      `insert into leads (id, introducer_id, name, email, email_key, created_at, updated_at)
       select gen_random_uuid(), $1, 'A', 'a', n || '@y.uk', now(), now()
       from generate_series($2::int, least($2::int + ${SLICE - 1}, $3::int)) as n`,
      [introducerId, first, count],
    );
};
