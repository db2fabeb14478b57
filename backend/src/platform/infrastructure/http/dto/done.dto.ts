import { ApiProperty } from '@nestjs/swagger';

/** What a call answers that has nothing to show. */
export class Done {
  @ApiProperty({ enum: [true], example: true })
  readonly success: true;
}

export const DONE: Done = { success: true };
