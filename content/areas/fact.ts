export type Source = { readonly title: string; readonly url: string }

/** How sure the source itself is. Our words keep it: reported, estimated, planned; measured needs no word of its own. */
export type Strength = 'measured' | 'reported' | 'estimated' | 'planned'

/**
 * What a source says of a place, as data: kept apart from our texts and never taken from them. Every number, year, amount and
 * proper name in a claim stands in one of the facts that back it.
 */
export type Fact = {
  readonly source: Source
  /** When the source was written or published, as `2003`, `2003-09` or `2003-09-05`; null where it does not say. */
  readonly date: string | null
  readonly strength: Strength
  /** Numbers, years and amounts in digits, with the unit where there is one: `18`, `7 inches`, `$1.22 million`, `2003`. */
  readonly figures: readonly string[]
  /** Proper names, and the months and weekdays: `Little Beaver Creek`, `July`. */
  readonly names: readonly string[]
}
