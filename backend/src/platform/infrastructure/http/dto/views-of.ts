import type { Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { ListWithViews } from '#platform/application/list-with-views.js';
import type { FieldError } from '#kernel/errors.js';
import { fieldErrors } from '../body/validation.js';
import type { ListQuery } from './list-query.dto.js';

/** Where a page begins and how long it is belongs to no view. */
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

/** A list that views can be saved of, of all that its call knows, as a class of its own to contribute. */
export const viewsOf = (name: string, Query: Type<ListQuery>) =>
  class implements ListWithViews {
    readonly name = name;

    errorsIn(query: Readonly<Record<string, string>>): readonly FieldError[] {
      return errorsIn(Query, query);
    }
  };
