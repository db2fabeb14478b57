import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '#platform/infrastructure/http/access.js';
import { ShowBackupStatus } from '../../application/show-backup-status.js';
import { BackupStatusResponse } from './backups.dto.js';

@ApiTags('reports')
@Access('admin')
@Controller('admin/backups')
export class BackupsController {
  constructor(private readonly showBackupStatusUseCase: ShowBackupStatus) {}

  @Get('status')
  @ApiOperation({ summary: 'Get the backup status', description: 'Used for the warning on the overview.' })
  @ApiOkResponse({ type: BackupStatusResponse })
  async showBackupStatus(): Promise<BackupStatusResponse> {
    const { lastGoodAt, ...status } = await this.showBackupStatusUseCase.execute();
    return { ...status, lastGoodAt: lastGoodAt?.toISOString() ?? null };
  }
}
