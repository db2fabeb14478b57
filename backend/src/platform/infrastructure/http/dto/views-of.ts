import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { ListWithViews } from '#platform/application/list-with-views.js';
import type { FieldError } from '#kernel/errors.js';
import { fieldErrors } from '../body/validation.js';
import type { ListQuery } from './list-query.dto.js';

/** Pagination is not part of a view. */
const OF_A_PAGE = ['limit', 'cursor'] as const;

const errorsIn = (Query: Type<ListQuery>, query: Readonly<Record<string, string>>): readonly FieldError[] => {
  const misplaced = OF_A_PAGE.filter((name) => name in query).map((field) => ({
    field,
    message: `A view has no ${field}`,
  }));
  const errors = validateSync(plainToInstance(Query, query), {
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
  });
  return [...misplaced, ...fieldErrors(errors)];
};

/** A class to contribute for a list with saved views, derived from its query. */
export const viewsOf = (name: string, Query: Type<ListQuery>) =>
  class implements ListWithViews {
    readonly name = name;

    errorsIn(query: Readonly<Record<string, string>>): readonly FieldError[] {
      return errorsIn(Query, query);
    }
  };
