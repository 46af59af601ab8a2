import { displayPhone } from '#domain/leads/phone.ts'
import type { RuleId } from '#domain/safety/rules.ts'
import type { Language } from '#domain/preferences/language.ts'
import { namesEngineIndoors } from './danger/engine-indoors.ts'
import { waterIn } from './danger/standing-water.ts'

/** What is said to whoever asks whether something is safe, before a person answers. No automated answer judges a house. */
export const safetyWords = {
  en: 'We can’t judge that from here. Until someone answers, stay out of the water and leave if you’re in doubt. In danger, call 911.',
  es: 'No podemos saberlo desde aquí. Mientras alguien le contesta, no pise el agua y salga si tiene dudas. Si hay peligro, llame al 911.',
} as const

/** What is said to whoever asks where a generator may run, or runs one indoors. Spanish has to be read by someone who grew up with it before it goes out. */
export const engineWords = {
  en: 'Never run a generator or gas-powered pump in a house, basement or garage, or within 20 feet of a door or window. It makes carbon monoxide, a gas that you can’t smell and that can kill. If one is running inside, if an alarm sounds, or if anyone has a headache or feels dizzy, get everyone outside and call 911 from there.',
  es: 'Nunca use un generador ni una bomba de gasolina dentro de la casa, el sótano o el garaje, ni a menos de 20 pies de una puerta o ventana. Produce monóxido de carbono, un gas que no se huele y que puede matar. Si hay uno funcionando adentro, si suena una alarma o si a alguien le duele la cabeza o está mareado, saque a todos y llame al 911 desde afuera.',
} as const

const stayOut = { en: 'Stay out of the water.', es: 'No pise el agua.' } as const

/** What is said before a person answers whether something is safe. */
export function safetyWordsFor(text: string, language: Language): string {
  if (!namesEngineIndoors(text)) return safetyWords[language]
  return waterIn(text) ? `${engineWords[language]} ${stayOut[language]}` : engineWords[language]
}

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

export const engineWordsRules: readonly [RuleId, ...RuleId[]] = [
  'engines-outdoors',
  'carbon-monoxide',
  'no-standing-water',
]

export const safetyWordsRules: readonly [RuleId, ...RuleId[]] = [
  'no-standing-water',
  'leave-early',
  'call-911',
]
