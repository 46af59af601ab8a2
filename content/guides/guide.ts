import type { RuleId } from '#domain/safety/rules.ts'
import type { ServiceSlug } from '#domain/services/services.ts'

/**
 * What the page of a service tells beside its first steps. The papers are those that the company fills in for each job; trade
 * rules are named by their standard or by the public office that gives the advice. No prices, no promises of coverage. A text
 * that tells the reader to do something names the rules that cover it.
 */
export type ServiceGuide = {
  readonly slug: ServiceSlug
  /** Below the heading, for someone in a hurry: short words, at most 240 characters. */
  readonly lead: Advised
  /** The published standard for this kind of work. */
  readonly standard: Standard
  /** What happens after the call, in order. */
  readonly phases: readonly Phase[]
  readonly factors: readonly Factor[]
  readonly insurance: Insurance
  /** What stands above the last call button. */
  readonly last: Part
}

/** A text with the rules that cover its instructions; without an instruction it needs none. */
export type Advised = { readonly text: string; readonly rules?: readonly RuleId[] }

export type Part = Advised & { readonly title: string }

/** A part that links and old addresses point to. */
export type Section = Part & { readonly id: string }

type Standard = { readonly name: string; readonly about: string }

/** `paper` is what the owner has in writing when the phase is over. It completes the sentence "You get …". */
export type Phase = Part & { readonly paper: string }

/** What adds time and cost to the work. */
export type Factor = Part & { readonly moves: 'time' | 'cost' | 'time and cost' }

type Insurance = {
  /** What is recorded for the claim. */
  readonly record: string
  /** What of the damage may leave before an adjuster has seen it. */
  readonly discard?: Advised
  /** What to ask the insurer before anything is signed. */
  readonly ask: readonly string[]
}

/** True of every claim, and of every contractor. */
export const insuranceRules: readonly Part[] = [
  {
    title: 'Who you hire',
    text: 'Your insurer may suggest a contractor. As a rule, the choice is yours, but some policies have terms about it. Read yours, or ask your agent.',
    rules: ['tell-insurer', 'ask-office'],
  },
  {
    title: 'Your deductible',
    text: 'Your policy sets the deductible, and you pay it. Be careful with any contractor who offers to make it go away.',
    rules: ['tell-insurer'],
  },
  {
    title: 'Who decides',
    text: 'We document the damage and our work. We aren’t adjusters: we don’t argue about coverage or settle claims. Your insurer decides what the policy pays.',
  },
]
