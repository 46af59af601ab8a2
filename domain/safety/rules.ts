import { namesOf } from '#domain/audit/names-of.ts'
import { damageRules } from './damage-rules.ts'
import { dangerRules } from './danger-rules.ts'
import { rightsRules } from './rights-rules.ts'

/**
 * What every instruction that we give the public has to stand on. Each rule is one thing that no text of ours may contradict,
 * in our own words, with whoever publishes the advice. An address is told only where the page was read. The public does not
 * see this list: docs/safety-rules.md is written from it.
 */
export const safetyRules = { ...dangerRules, ...damageRules, ...rightsRules }

export type RuleId = keyof typeof safetyRules

export const ruleIds: readonly RuleId[] = namesOf(safetyRules)
