import { ApiProperty } from '@nestjs/swagger';
import { OptionalChoice, RequiredChoice } from '#platform/infrastructure/http/dto/choice.js';
import { ListQuery, Search } from '#platform/infrastructure/http/dto/list-query.dto.js';
import { RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { Id, Integer, NullableText, Time } from '#platform/infrastructure/http/dto/shown.js';
import {
  WORD_ORDERS,
  type ImportTermView,
  type WordListRequest,
  type WordOrder,
} from '../../application/import/words/import-terms.js';
import { MAX_WORD_LENGTH } from '../../application/import/words/word-meanings.js';
import {
  WORD_KINDS,
  type FileWords,
  type FoundWord,
  type KnownWord,
  type UsedWord,
  type WordKind,
} from '../../domain/import-term.js';

export class ListImportTermsQuery extends ListQuery implements WordListRequest {
  @Search({ example: 'widget', description: 'Part of a term' })
  readonly q?: string;

  @OptionalChoice(WORD_KINDS)
  readonly kind?: WordKind;

  @OptionalChoice(WORD_ORDERS, { default: 'newest' })
  readonly sort?: WordOrder;
}

export class TeachWordRequest {
  @RequiredChoice('Kind', WORD_KINDS, { example: 'product' })
  readonly kind: WordKind;

  @RequiredText({
    max: MAX_WORD_LENGTH,
    example: 'Widget lending',
    description: 'Term as in the file; case, punctuation and a plural ending are ignored',
  })
  readonly word: string;

  @RequiredText({
    max: 100,
    example: 'asset-finance',
    description: 'Meaning for this type; see `GET /api/admin/taught-words/meanings`',
  })
  readonly meaning: string;
}

export class ImportTermResponse implements ImportTermView {
  @Id('0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11')
  readonly id: string;

  @ApiProperty({ enum: WORD_KINDS, example: 'product' })
  readonly kind: WordKind;

  @ApiProperty({ example: 'Widget lending' })
  readonly word: string;

  @ApiProperty({ example: 'asset-finance' })
  readonly meaning: string;

  @ApiProperty({ example: 'Asset Finance', description: 'Meaning as display text' })
  readonly means: string;

  @Time('2026-03-12T09:30:00.000Z')
  readonly taughtAt: string;

  @NullableText('Ada Admin')
  readonly taughtBy: string | null;
}

export class WordMeaningResponse {
  @ApiProperty({ enum: WORD_KINDS, example: 'product' })
  readonly kind: WordKind;

  @ApiProperty({ example: 'asset-finance' })
  readonly value: string;

  @ApiProperty({ example: 'Asset Finance' })
  readonly label: string;
}

export class FoundWordResponse implements FoundWord {
  @ApiProperty({ enum: WORD_KINDS, example: 'product' })
  readonly kind: WordKind;

  @ApiProperty({ example: 'Widget lending', description: 'Term as first written in the file' })
  readonly word: string;

  @ApiProperty({ example: 'Business loans' })
  readonly sheet: string;

  @NullableText('B (Products)')
  readonly column: string | null;

  @Integer(12, 'Number of rows that use it')
  readonly rows: number;

  @NullableText('£5k', 'For a heading, the first value below it')
  readonly example: string | null;
}

export class UsedWordResponse extends FoundWordResponse implements UsedWord {
  @ApiProperty({ example: 'asset-finance' })
  readonly meaning: string;

  @ApiProperty({ example: 'Asset Finance' })
  readonly means: string;
}

export class KnownWordResponse extends FoundWordResponse implements KnownWord {
  @ApiProperty({ example: 'Minimum Amount', description: 'Interpretation as display text' })
  readonly means: string;
}

export class FileWordsResponse implements FileWords {
  @ApiProperty({
    type: [FoundWordResponse],
    description: 'Terms that are neither built in nor saved, up to 200',
  })
  readonly unknown: readonly FoundWordResponse[];

  @Integer(0, 'Number of further unknown terms not listed')
  readonly unknownLeftOut: number;

  @ApiProperty({ type: [UsedWordResponse], description: 'Terms read by their saved meaning, up to 200' })
  readonly taught: readonly UsedWordResponse[];

  @ApiProperty({
    type: [KnownWordResponse],
    description: 'Terms read by the built-in vocabulary, up to 200; save a term to override it',
  })
  readonly known: readonly KnownWordResponse[];
}
