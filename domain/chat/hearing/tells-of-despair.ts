import { plainLetters } from './spelling.ts'

const despairs = [
  /\b(?:dont|do not|cant|cannot|can not) (?:know how (?:to|i can|i will|ill) )?(?:go|keep|carry) (?:on|going)\b(?! (?:vacation|holiday|paying))/,
  /\b(?:dont|do not) want to (?:be here|wake up|be alive|exist)(?: any ?more)?\b(?! (?:when|while|for|during|with (?:the|this|all)))/,
  /\b(?:no reason|nothing left) to live\b|\b(?:life|it) isnt worth (?:it|living)\b|\bbetter off (?:dead|without me)\b/,
  /\bno (?:se como|puedo|quiero) (?:seguir|continuar)(?: (?:viviendo|adelante|asi|sin (?:el|ella|mi))\b|$|[.,!?])/,
  /\bno quiero (?:estar aqui|despertar)(?: mas)?\b(?! (?:cuando|mientras|con el))|\bsin (?:el|ella) no puedo\b/,
]

/**
 * Whether someone writes that they can’t go on, without a word of ending their life: that is an emergency of its own. They are told who
 * listens, softly, and nothing stands over the chat.
 */
export function tellsOfDespair(text: string): boolean {
  const said = plainLetters(text).replace(/\s+/g, ' ')
  return despairs.some((despair) => despair.test(said))
}
