import type { RuleId } from '#domain/safety/rules.ts'
import type { Step } from '#domain/safety/step.ts'
import type { Hazard } from '#domain/safety/hazards.ts'
import type { Fact } from './fact.ts'

/**
 * What we know of one place, beyond where it lies. A statement about the place names the facts that back it; an instruction
 * names the rules that cover it. Plain data, written by hand, place by place.
 */
export type AreaStory = {
  /** One line below the heading: the place and what water, frost or fire does there; at most 60 characters. */
  readonly line: string
  /** One or two sentences below it, at most 240 characters. */
  readonly lead: string
  /** The rules that cover what the lead tells people to do. */
  readonly leadRules?: readonly RuleId[]
  /** For search results: at most 155 characters, with the name of the place. */
  readonly description: string
  /** Which safety lines the page shows; water and gas are on every page. */
  readonly hazards: readonly Hazard[]
  /** After the safety lines: at most two instructions that only this place needs. */
  readonly steps: readonly Step[]
  /** Short values for the table of the place, such as `City, 7,636 people (2020 census)`. */
  readonly details: readonly Detail[]
  /** What happened, each with its date, oldest first. */
  readonly record: readonly PastEvent[]
  /** What usually goes wrong here, why, and what to do about it, in two to four short parts. */
  readonly reasons: readonly Reason[]
  /** Our judgment of when in the year to expect what; never a claim that it happens every year. */
  readonly year: readonly Season[]
  /** Who else to call, by name. Their numbers are confirmed in the portal. */
  readonly others: readonly Contact[]
  readonly questions: readonly Question[]
}

type Claim = { readonly backedBy: readonly Fact[] }
/** The rules that cover the instructions in a text; empty where it gives none. */
type Advice = { readonly rules: readonly RuleId[] }

export type Detail = Claim & { readonly label: DetailLabel; readonly value: string }
export type DetailLabel = 'Kind' | 'Waters' | 'Ground' | 'Houses' | 'Water and sewer' | 'Known for' | 'Roads'

export type PastEvent = Claim & { readonly when: string; readonly what: string }

/** `text` may mix what sources say with our advice; its facts hold every statement about the place in it. */
export type Reason = Claim & Advice & { readonly title: string; readonly text: string }

/** Months from 1 to 12; `to` may be smaller than `from`, over the turn of the year. */
export type Season = {
  readonly from: number
  readonly to: number
  readonly what: string
  readonly kind: 'frost' | 'water' | 'cloudburst' | 'fire'
}

export type Contact = Claim & Partial<Advice> & { readonly name: string; readonly why: string }

export type Question = Claim & Advice & { readonly question: string; readonly answer: string }

/** An area page is listed for search engines only where it holds this many sourced facts of its own. */
export const factsToBeListed = 3
