import { ApiProperty } from '@nestjs/swagger';
import { NullableText, NullableTime } from '#platform/infrastructure/http/dto/shown.js';

export class BackupStatusResponse {
  @ApiProperty({ example: true, description: 'Whether nightly backups are enabled' })
  readonly scheduled: boolean;

  @NullableTime('2026-11-27T02:15:03.211Z', 'When the newest good backup was taken')
  readonly lastGoodAt: string | null;

  @ApiProperty({
    example: false,
    description: 'Whether nightly backups are enabled and the last good one is older than 26 hours',
  })
  readonly overdue: boolean;

  @NullableText(null, 'Why the newest backup failed; null if it did not')
  readonly lastFailure: string | null;
}
