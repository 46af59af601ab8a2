import { plainLetters } from '../hearing/spelling.ts'

/** Who begins with one of these, in English or Spanish, asks. */
const openings: ReadonlySet<string> = new Set(
  `am any are can could cuando cuanto cuanta cuantos de did do does donde dont es esta estan hablan hacen han has have how hay is may me might must necesito need
por pueden puede puedo que quien quienes cual cuales should tienen tiene trabajan ustedes van vienen what whats wat when whens where wheres which who whos why will
wont would atienden aceptan limpian arreglan reparan venden ofrecen como`.split(/\s+/),
)
/** Whom they ask. */
const asked: ReadonlySet<string> = new Set(['you', 'u', 'ya', 'yall', 'yous', 'ustedes', 'uds', 'usted'])
/** What someone tells of themselves is no question, whatever it is about. */
const telling: ReadonlySet<string> = new Set([
  'i',
  'im',
  'my',
  'we',
  'yo',
  'mi',
  'no',
  'thank',
  'thanks',
  'gracias',
  'ok',
  'yes',
])

/** Whether a message begins as a question does. */
export function opensAsQuestion(text: string): boolean {
  return text.startsWith('¿') || openings.has(wordsOf(text)[0] ?? '')
}

/** Whether a message asks something, rather than tell what happened or who writes. */
export function isQuestion(text: string): boolean {
  if (/[?¿]/.test(text)) return true
  const words = wordsOf(text)
  const [first = ''] = words
  if (openings.has(first)) return true
  return !telling.has(first) && words.slice(0, 3).some((word) => asked.has(word))
}

function wordsOf(text: string) {
  return plainLetters(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}
