import { Injectable } from '@nestjs/common';
import { Pruning } from '#shared/infrastructure/jobs/pruning.js';

/** What a file would do is kept for whoever is looking at it. */
@Injectable()
export class LenderPreviewPruning extends Pruning {
  override readonly queue = 'prune-lender-previews';
  protected override readonly statements = [
    `delete from lender_imports where status = 'previewed' and previewed_at < now() - interval '1 hour'`,
  ];
}
