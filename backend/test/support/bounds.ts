/** The effect of words around a figure. */
export type Side = 'exact' | 'most' | 'least' | 'open' | 'unclear';

const list = (text: string): string[] => text.split(',').map((words) => words.trim());

/** Comparisons in people's words; # is the figure. */
export const COMPARISONS: Readonly<Record<Side, readonly string[]>> = {
  exact: list('#, about #, circa #, ~#'),
  most: list(
    `< #, <#, <= #, =< #, ≤ #, ≤#, under #, Under #, below #, beneath #, up to #, upto #, max #, max. #, Max: #, maximum #,
    maximum of #, # max, # maximum, # max., no more than #, not more than #, less than #, fewer than #, lower than #,
    at most #, at the most #, # at most, not over #, not above #, no greater than #, no longer than #, not exceeding #, sub #, sub-#,
    within #, until #, capped at #, limited to #, # cap, # or less, # or under, # or below, # and under, # and below`,
  ),
  least: list(
    `> #, >#, >= #, => #, ≥ #, ≥#, over #, above #, beyond #, more than #, greater than #, longer than #, exceeding #,
    in excess of #, upwards of #, from #, min #, min. #, Min: #, minimum #, minimum of #, # min, # minimum, at least #, # at least,
    starting at #, starts from #, no less than #, not less than #, no fewer than #, not under #, not below #, no lower than #`,
  ),
  open: list(
    '#+, # +, # plus, # or more, # or over, # or above, # and over, # and above, # & above, # upwards, # and up',
  ),
  unclear: list(
    `not #, Not #, no #, never #, without #, does not need #, doesn't need #, # not required, # (not required), # is not essential,
    not up to #, not from #, not max #, not # or more, # <, # >, -#, #-`,
  ),
};

/** Every effect of a comparison, and every way to write one with the figure. */
export const comparisonsWith = (figure: string): (readonly [side: Side, written: readonly string[]])[] =>
  (Object.entries(COMPARISONS) as [Side, readonly string[]][]).map(
    ([side, ways]) => [side, ways.map((way) => way.replace('#', figure))] as const,
  );
