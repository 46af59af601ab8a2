import type { RuleId } from './rules.ts'

/** One instruction to the public, with the rules that cover it. */
export type Step = { readonly text: string; readonly rules: readonly [RuleId, ...RuleId[]] }

export function step(text: string, ...rules: Step['rules']): Step {
  return { text, rules }
}
