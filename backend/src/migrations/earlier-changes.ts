/**
 * Changes that were once separate migrations and are now part of the modules' migrations, in order. An earlier
 * database may lack them.
 */
export const earlierChanges: readonly { readonly name: string; readonly statements: string }[] = [
  {
    name: 'FormerNames1795736200000',
    statements: `
      alter table companies
        add former_names text[] not null default '{}',
        add former_keys text[] collate "C" not null default '{}';
      alter table company_words
        drop constraint company_words_pkey,
        add primary key (word, size, number, key)`,
  },
  {
    name: 'DeclaredViews1795747344000',
    statements: `
      create view staff_names as select id, name, removed_at from admins;
      create view case_names as select id, company_name, owner_id from application_submissions;
      create view case_totals as select introducer_id, status, n from application_counts;
      create view open_tasks as
        select id, application_id, title, due_on from tasks where done_at is null;
      create view accepted_lenders as
        select application_id, lender_name from lender_submissions where state in ('accepted', 'completed');
      create view case_submissions as
        select application_id, lender_id, lender_name, sent_at, completed_on, drawn_pence,
          (select count(*) from offers where offers.submission_id = lender_submissions.id and withdrawn_at is null) as offers
        from lender_submissions
        left join completions on completions.submission_id = lender_submissions.id and reversed_at is null;
      create view lead_totals as select introducer_id, count(*)::int as n from leads group by introducer_id`,
  },
];
