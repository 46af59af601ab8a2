/**
 * What we know of one place, beyond where it lies. Every sentence that could be wrong about the place names its sources;
 * advice and judgement carry none and claim nothing about the place. Plain data, written by hand, place by place.
 */
export type AreaStory = {
  /** The headline of its page: the place and what water, frost or fire does there; at most 48 characters. */
  readonly heading: string
  /** One or two sentences below it, at most 240 characters. */
  readonly lead: string
  /** For search results: at most 155 characters, with the name of the place. */
  readonly description: string
  /** Short values for the table beside the map, such as `City, 7,636 people (2020 census)`. */
  readonly facts: readonly Fact[]
  /** What happened, each with its date, oldest first. */
  readonly record: readonly PastEvent[]
  /** What usually goes wrong here and why, in two to four short parts. */
  readonly reasons: readonly Reason[]
  /** Our judgement of when in the year to expect what; never a claim that it happens every year. */
  readonly year: readonly Season[]
  /** What to do first here, three to five imperatives that go beyond the safety lines every page shows. */
  readonly firstSteps: readonly string[]
  /** Who else to call, by name; a number only where two sources agree, so: none yet. */
  readonly others: readonly Contact[]
  readonly questions: readonly Question[]
}

export type Source = { readonly title: string; readonly url: string }

export type Fact = { readonly label: FactLabel; readonly value: string; readonly sources: readonly Source[] }
export type FactLabel = 'Kind' | 'Waters' | 'Ground' | 'Houses' | 'Water and sewer' | 'Known for' | 'Roads'

export type PastEvent = { readonly when: string; readonly what: string; readonly sources: readonly Source[] }

/** `text` may mix what sources say with our advice; its sources hold every statement about the place in it. */
export type Reason = {
  readonly title: string
  readonly text: string
  readonly sources: readonly Source[]
}

/** Months from 1 to 12; `to` may be smaller than `from`, over the turn of the year. */
export type Season = {
  readonly from: number
  readonly to: number
  readonly what: string
  readonly kind: 'frost' | 'water' | 'cloudburst' | 'fire'
}

export type Contact = {
  readonly name: string
  readonly why: string
  readonly sources: readonly Source[]
}

export type Question = {
  readonly question: string
  readonly answer: string
  readonly sources: readonly Source[]
}

/** An area page is listed for search engines only where it holds this many sourced facts of its own. */
export const factsToBeListed = 3
