import { ApiProperty } from '@nestjs/swagger';

/** The response of a request that has nothing to return. */
export class Done {
  @ApiProperty({ enum: [true], example: true })
  readonly success: true;
}

export const DONE: Done = { success: true };
