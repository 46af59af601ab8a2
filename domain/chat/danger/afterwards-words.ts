import type { RuleId } from '#domain/safety/rules.ts'

/** What is said in the conversation to whoever tells of a death or an injury that is over. Spanish has to be read by someone who grew up with it before it goes out. */
export const afterwardsWords = {
  en: 'We’re so sorry for what happened. If anyone may still be alive or in danger, or the police haven’t come yet, call 911. We’re here, day and night: call us, or leave a number for a text.',
  es: 'Sentimos mucho lo que pasó. Si alguien todavía puede estar con vida o en peligro, o si la policía aún no ha llegado, llame al 911. Aquí estamos, de día y de noche: llámenos o deje un número para un mensaje de texto.',
} as const

/** The rules of safety that it says. */
export const afterwardsRules: readonly [RuleId, ...RuleId[]] = ['call-911', 'spare-people']
