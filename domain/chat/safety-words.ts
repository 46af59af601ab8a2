import type { RuleId } from '#domain/safety/rules.ts'

/** What is said to whoever asks whether something is safe, before a person answers. No automated answer judges a house. */
export const safetyWords = {
  en: 'We can’t judge that from here. Until someone answers, stay out of the water and leave if you’re in doubt. In danger, call 911.',
  es: 'No podemos saberlo desde aquí. Mientras alguien le contesta, no pise el agua y salga si tiene dudas. Si hay peligro, llame al 911.',
} as const

export const safetyWordsRules: readonly [RuleId, ...RuleId[]] = [
  'no-standing-water',
  'leave-early',
  'call-911',
]
