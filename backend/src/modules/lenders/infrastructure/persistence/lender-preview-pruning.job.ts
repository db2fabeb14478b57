import { Pruning } from '#platform/infrastructure/jobs/pruning.job.js';

/** Deletes expired previews with their files. */
export class LenderPreviewPruning extends Pruning {
  override readonly queue = 'prune-lender-previews';
  protected override readonly statements = [
    `delete from lender_imports where status = 'previewed' and previewed_at < now() - interval '1 hour'`,
    `delete from lender_import_files as file
      where not exists (
        select from lender_preview_files as link join lender_imports as made on made.id = link.import_id
        where link.file_id = file.id and made.status = 'previewed'
      )`,
  ];
}
