import { displayPhone } from '#domain/leads/phone.ts'
import type { RuleId } from '#domain/safety/rules.ts'

/** What is said to whoever asks whether something is safe, before a person answers. No automated answer judges a house. */
export const safetyWords = {
  en: 'We can’t judge that from here. Until someone answers, stay out of the water and leave if you’re in doubt. In danger, call 911.',
  es: 'No podemos saberlo desde aquí. Mientras alguien le contesta, no pise el agua y salga si tiene dudas. Si hay peligro, llame al 911.',
} as const

/** What to do first, for whoever says that it is an emergency and not which. */
export const anyEmergencyWords = {
  en: (phone: string) =>
    `If anyone is in danger, or you see fire or smell gas, get out first. Then call 911 from outside. Stay out of standing water until the power is off. For help with the damage, call us now at ${displayPhone(phone)}. A person answers day and night. You can also write here what happened.`,
  es: (phone: string) =>
    `Si alguien está en peligro, o si ve fuego o huele a gas, primero salga. Luego llame al 911 desde afuera. No pise el agua estancada mientras no se corte la luz. Para los daños, llámenos ahora al ${displayPhone(phone)}. Una persona contesta a toda hora. También puede escribir aquí qué pasó.`,
} as const

export const anyEmergencyRules: readonly [RuleId, ...RuleId[]] = [
  'call-911',
  'gas-leave',
  'fire-out',
  'no-standing-water',
]

export const safetyWordsRules: readonly [RuleId, ...RuleId[]] = [
  'no-standing-water',
  'leave-early',
  'call-911',
]
