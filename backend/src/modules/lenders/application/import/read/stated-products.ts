import { InvalidInput } from '#kernel/errors.js';
import type { ProductKey } from '#kernel/lending/product.js';
import { words } from '#kernel/text/text.js';
import type { StatedProduct } from '../../../domain/lender-import.js';
import { PRODUCTS_TO_STATE, taughtProducts } from '../words/word-meanings.js';

const wrong = (message: string): InvalidInput => new InvalidInput([{ field: 'products', message }]);

/**
 * Reads what states products, one a line: 'bridging' for every sheet, 'Panel: btl-mortgages' for one. No name of a sheet
 * has a colon or a line end.
 */
export const readStatedProducts = (text: string | null | undefined): StatedProduct[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, sheet = null, product = line] = /^(.*):([^:]*)$/.exec(line) ?? [];
      return { sheet: sheet?.trim() ?? null, product: product.trim() };
    });

/** The products that were stated for a file: one sheet’s come before those of the whole file. */
export class StatedProducts {
  private readonly bySheet: ReadonlyMap<string, string>;
  private readonly ofFile: string | null;

  /** @throws InvalidInput when it states something that is no product */
  constructor(private readonly stated: readonly StatedProduct[]) {
    const unknown = stated.find(({ product }) => !PRODUCTS_TO_STATE.includes(product));
    if (unknown) throw wrong(`Product must be one of ${PRODUCTS_TO_STATE.join(', ')}`);
    this.ofFile = stated.find(({ sheet }) => sheet === null)?.product ?? null;
    this.bySheet = new Map(
      stated.flatMap(({ sheet, product }) => (sheet === null ? [] : [[words(sheet), product] as const])),
    );
  }

  /** Null where nothing was stated. */
  meaningFor(sheet: string): string | null {
    return this.bySheet.get(words(sheet)) ?? this.ofFile;
  }

  productsFor(sheet: string): readonly ProductKey[] {
    return taughtProducts(this.meaningFor(sheet) ?? '');
  }

  /** @throws InvalidInput when it states something for a sheet that is not there */
  checkSheets(names: readonly string[]): void {
    const there = new Set(names.map(words));
    const missing = this.stated.find(({ sheet }) => sheet !== null && !there.has(words(sheet)));
    if (missing) throw wrong(`This file has no sheet “${missing.sheet}” with a table of lenders`);
  }
}
