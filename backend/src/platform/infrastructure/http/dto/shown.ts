import { ApiProperty } from '@nestjs/swagger';

interface Kind {
  readonly type?: typeof String | 'integer';
  readonly format?: string;
  readonly nullable?: true;
}

/** Documents a response value with an example and, if its name is not enough, a description. */
type Shown<Example> = (example: Example, description?: string) => PropertyDecorator;

const shown =
  (kind: Kind): Shown<string | number | null> =>
  (example, description) =>
    ApiProperty({ ...kind, example, ...(description !== undefined && { description }) });

export const Id: Shown<string> = shown({ format: 'uuid' });
export const Time: Shown<string> = shown({ format: 'date-time' });
export const Integer: Shown<number> = shown({ type: 'integer' });

export const NullableText: Shown<string | null> = shown({ type: String, nullable: true });
export const NullableId: Shown<string | null> = shown({ type: String, nullable: true, format: 'uuid' });
export const NullableDay: Shown<string | null> = shown({ type: String, nullable: true, format: 'date' });
export const NullableTime: Shown<string | null> = shown({
  type: String,
  nullable: true,
  format: 'date-time',
});
export const NullableInteger: Shown<number | null> = shown({ type: 'integer', nullable: true });
