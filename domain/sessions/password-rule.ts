import { isCommonPassword } from '#platform/secrets/common-passwords.ts'
import { fieldRefusal } from '#platform/refusal.ts'

/** Words around a person, which an attacker guesses first. */
export type Known = { username: string; names: readonly string[]; company: string }

/** Shorter words occur in too many passwords by chance. */
const shortestName = 4
/** "aaaaaaaaaaaa" and "abababababab" have twelve characters, and no more to guess than their first. */
const fewestDifferent = 5

/** Why someone who guesses would soon have it, as a sentence; null where nothing speaks against it. */
export async function weaknessOf(password: string, known: Known): Promise<string | null> {
  const plain = lettersOf(password)
  if (new Set(password.toLowerCase()).size < fewestDifferent)
    return 'This password repeats characters. Choose one with more variety.'
  if (wordsAround(known).some((word) => plain.includes(word)))
    return 'Don’t use your name, your username or the company’s name in the password.'
  if (await isCommonPassword(password)) return 'This password is too common. Choose another one.'
  return null
}

/** Refuses a weak password at the field that it was typed in. */
export async function refuseWeak(field: string, password: string, known: Known): Promise<void> {
  const weakness = await weaknessOf(password, known)
  if (weakness) throw fieldRefusal(field, weakness, { code: 'weak-password' })
}

function wordsAround({ username, names, company }: Known) {
  const parts = [username, ...names.flatMap((name) => [name, ...name.split(/[\s.,'’-]+/)]), company]
  return parts.map(lettersOf).filter((word) => word.length >= shortestName)
}

/** "Mission-Restore 24" and "missionrestore24" are the same to who guesses. */
function lettersOf(text: string) {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
