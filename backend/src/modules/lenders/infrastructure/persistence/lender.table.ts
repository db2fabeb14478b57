import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import {
  isAlwaysPresent,
  isFlagField,
  LENDER_FIELDS,
  type LenderField,
} from '#kernel/lending/lender-fields.js';
import type { LenderTexts } from '#kernel/lending/lender-texts.js';
import { recordFrom } from '#kernel/records.js';
import { columnName } from '#platform/infrastructure/database/lists/column-name.js';
import { Lender } from '../../domain/lender.js';

const textColumns = recordFrom<LenderField, EntitySchemaColumnOptions>(LENDER_FIELDS, (field) => ({
  type: 'text',
  name: columnName(field),
  nullable: !isAlwaysPresent(field) && !isFlagField(field),
}));

export const textsSchema = new EntitySchema<LenderTexts>({ name: 'LenderTexts', columns: textColumns });

export const lenderTable = new EntitySchema<Lender>({
  name: Lender.name,
  tableName: 'lenders',
  target: Lender,
  columns: {
    id: { type: 'uuid', primary: true },
    notStated: { type: 'text', array: true, name: 'not_stated' },
    isDemo: { type: 'boolean', name: 'is_demo' },
    normalisedName: { type: 'text', name: 'normalised_name', unique: true },
    productKeys: { type: 'text', array: true, name: 'product_keys' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at', update: false },
    confirmedAt: { type: 'timestamptz', precision: 3, name: 'confirmed_at', nullable: true },
    updatedAt: { type: 'timestamptz', precision: 3, name: 'updated_at' },
  },
  embeddeds: { texts: { schema: textsSchema, prefix: false } },
});
