import type { RuleId } from './rules.ts'

/** One instruction to the public, with the rules that cover it, and where a page can help to follow it. */
export type Step = {
  readonly text: string
  readonly rules: readonly [RuleId, ...RuleId[]]
  readonly help?: 'how-to-shut-off' | 'add-photos'
}

export function step(text: string, ...rules: Step['rules']): Step {
  return { text, rules }
}

export function stepWithHelp(help: Step['help'], text: string, ...rules: Step['rules']): Step {
  return { text, rules, help }
}
