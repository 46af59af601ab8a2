import type { ServiceSlug } from './services.ts'

/**
 * What the page of a service tells beside its first steps. The papers are those that the firm fills in for each job; trade
 * rules are named by their standard or by the public office that gives the advice. No prices, no promises of coverage.
 */
export type ServiceGuide = {
  readonly slug: ServiceSlug
  /** Below the heading, for someone in a hurry: short words, at most 240 characters. */
  readonly lead: string
  /** The published standard for this kind of work. */
  readonly standard: Standard
  /** What happens after the call, in order. */
  readonly phases: readonly Phase[]
  readonly factors: readonly Factor[]
  readonly insurance: Insurance
  /** The last word, above the last call button. */
  readonly last: Part
}

export type Part = { readonly title: string; readonly text: string }

/** A part that links and old addresses point to. */
export type Section = Part & { readonly id: string }

type Standard = { readonly name: string; readonly about: string }

/** `paper` is what the owner holds when the phase is over. */
export type Phase = Part & { readonly paper: string }

/** What makes the work longer or dearer. */
export type Factor = Part & { readonly moves: 'time' | 'cost' | 'time and cost' }

type Insurance = {
  /** What is recorded for the claim. */
  readonly record: string
  /** What to ask the insurer before anything is signed. */
  readonly ask: readonly string[]
}

/** True of every claim, and of every contractor. */
export const insuranceRules: readonly Part[] = [
  { title: 'You choose', text: 'An insurer may name a contractor. Whom you hire stays your choice.' },
  {
    title: 'The deductible is yours',
    text: 'Your policy sets it. Be wary of anyone who offers to make it go away.',
  },
  {
    title: 'We record, we do not negotiate',
    text: 'We are not adjusters. We do not argue coverage or settle claims; your insurer decides what the policy pays.',
  },
]
