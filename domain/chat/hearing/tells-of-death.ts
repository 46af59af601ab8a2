import { lossIn } from './heard-loss.ts'
import { plainLetters } from './spelling.ts'

const died =
  /\b(?:died|dead|pas+ed away|(?:killed|shot|hung|hanged) (?:him|her|them)self|suicide|murio|fallecio|muert[oa]s?|se (?:mato|suicido|ahorco|quito la vida))\b/
const asks =
  /\b(?:clean\w*|limpi\w*|who|quien|how|como|pays?|paga|insurance|seguro|(?:can|should|may|do) (?:we|i|you|u)|podemos|puedo|pueden)\b/

/** Whether someone tells of a death and asks for nothing yet: no page about what a death leaves behind is quoted to them. */
export function tellsOfDeath(text: string): boolean {
  const said = plainLetters(text)
  if (!died.test(said) || asks.test(said)) return false
  // Batteries die, and mice in walls.
  return /\bpas+ed away\b/.test(said) || lossIn(text)?.loss === 'trauma'
}
