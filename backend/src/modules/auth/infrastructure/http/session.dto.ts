import { ApiProperty } from '@nestjs/swagger';
import { Id, Time } from '#platform/infrastructure/http/dto/shown.js';
import type { SessionView } from '../../application/sign-in/account-sessions.js';

export class SessionResponse implements SessionView {
  @Id('5c0f8f2b-7a53-4b0e-9d21-3f1f7a0c2e44')
  readonly id: string;

  @Time('2026-03-12T09:30:00.000Z', 'Sign-in time')
  readonly createdAt: string;

  @Time('2026-03-12T14:02:00.000Z', 'Time of the last request, to the minute')
  readonly lastUsedAt: string;

  @ApiProperty({ example: 'Chrome on Windows' })
  readonly device: string;

  @ApiProperty({ example: true, description: 'Whether this is the current session' })
  readonly current: boolean;
}
