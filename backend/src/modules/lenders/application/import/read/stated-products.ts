import { InvalidInput } from '#kernel/errors.js';
import type { ProductKey } from '#kernel/lending/product.js';
import { words } from '#kernel/text/text.js';
import type { StatedProduct } from '../../../domain/lender-import.js';
import { PRODUCTS_TO_STATE, taughtProducts } from '../words/word-meanings.js';

const wrong = (message: string): InvalidInput => new InvalidInput([{ field: 'products', message }]);

/**
 * Parses stated products, one per line: 'bridging' for every sheet, 'Panel: btl-mortgages' for one. Sheet names
 * contain no colon or line end.
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

/** The stated products of a file: those of a sheet take precedence over those of the file. */
export class StatedProducts {
  private readonly bySheet: ReadonlyMap<string, string>;
  private readonly ofFile: string | null;

  /** @throws InvalidInput for an unknown product */
  constructor(private readonly stated: readonly StatedProduct[]) {
    const unknown = stated.find(({ product }) => !PRODUCTS_TO_STATE.includes(product));
    if (unknown) throw wrong(`Product must be one of ${PRODUCTS_TO_STATE.join(', ')}`);
    this.ofFile = stated.find(({ sheet }) => sheet === null)?.product ?? null;
    this.bySheet = new Map(
      stated.flatMap(({ sheet, product }) => (sheet === null ? [] : [[words(sheet), product] as const])),
    );
  }

  /** Null if nothing was stated. */
  meaningFor(sheet: string): string | null {
    return this.bySheet.get(words(sheet)) ?? this.ofFile;
  }

  productsFor(sheet: string): readonly ProductKey[] {
    return taughtProducts(this.meaningFor(sheet) ?? '');
  }

  /** @throws InvalidInput for a sheet that does not exist */
  checkSheets(names: readonly string[]): void {
    const there = new Set(names.map(words));
    const missing = this.stated.find(({ sheet }) => sheet !== null && !there.has(words(sheet)));
    if (missing) throw wrong(`This file has no sheet “${missing.sheet}” with a table of lenders`);
  }
}
