import { OptionalChoice } from '#platform/infrastructure/http/dto/choice.js';
import type { Type } from '@nestjs/common';
import { IntersectionType, OmitType } from '@nestjs/swagger';
import { type ListQuery } from '../../http/dto/list-query.dto.js';
import { SPREADSHEET_FORMATS, type SpreadsheetFormat } from './send-spreadsheet.js';

export class ExportQuery {
  @OptionalChoice(SPREADSHEET_FORMATS, { default: 'xlsx' })
  readonly format?: SpreadsheetFormat;
}

/** The query of a list without pagination, for exports. */
export const wholeOf = <Query extends ListQuery>(List: Type<Query>) =>
  IntersectionType(OmitType(List, ['limit', 'cursor'] as const), ExportQuery);
