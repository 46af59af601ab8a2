import type { RuleId } from '#domain/safety/rules.ts'
import type { EmergencyKind } from './emergency-kinds.ts'

/** The rules that cover the words of each danger in both languages, as everywhere where we tell people what to do. The widget has only the words. */
export const emergencyRules: Readonly<Record<EmergencyKind, readonly [RuleId, ...RuleId[]]>> = {
  trapped: ['call-911', 'tell-911-where', 'trapped-by-water'],
  gas: ['gas-leave', 'call-911'],
  fire: ['fire-out', 'call-911'],
  collapse: ['no-load-above', 'doubtful-building', 'call-911'],
  'carbon-monoxide': ['carbon-monoxide', 'call-911'],
  wire: ['wire-on-car', 'fallen-wire', 'call-911'],
  'electricity-in-water': ['no-standing-water', 'wet-electrics', 'trapped-by-water', 'call-911'],
  electricity: ['fire-out', 'wet-electrics', 'shocked-person', 'fallen-wire', 'call-911'],
  hurt: ['call-911', 'tell-911-where'],
  'found-dead': ['call-911', 'spare-people'],
  suicidal: ['crisis-988', 'call-911'],
}
