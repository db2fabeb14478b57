import type { FactoryProvider, Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ListsWithViews } from '#platform/application/lists-with-views.js';
import type { FieldError } from '#kernel/errors.js';
import { fieldErrors } from '../body/validation.js';
import type { ListQuery } from './list-query.dto.js';

/** Where a page begins and how long it is belongs to no view. */
const OF_A_PAGE = ['limit', 'cursor'] as const;

const errorsIn = (Query: Type<ListQuery>, asked: Readonly<Record<string, string>>): readonly FieldError[] => {
  const misplaced = OF_A_PAGE.filter((name) => name in asked).map((field) => ({
    field,
    message: `A view has no ${field}`,
  }));
  const errors = validateSync(plainToInstance(Query, asked), {
    whitelist: true,
    forbidNonWhitelisted: true,
    stopAtFirstError: true,
  });
  return [...misplaced, ...fieldErrors(errors)];
};

/** For a module's providers: views can be kept of a list, of whatever its call knows. */
export const viewsOf = (list: string, Query: Type<ListQuery>): FactoryProvider => ({
  provide: `views of ${list}`,
  inject: [ListsWithViews],
  useFactory: (lists: ListsWithViews) => {
    lists.add(list, (asked) => errorsIn(Query, asked));
    return list;
  },
});
