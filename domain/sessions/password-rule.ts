import { isCommonPassword } from '#platform/secrets/common-passwords.ts'
import { Refusal } from '#platform/refusal.ts'

/** What stands around a person and is tried first by whoever guesses. */
export type Known = { username: string; names: readonly string[]; company: string }

/** Shorter words stand in too many others by chance. */
const shortestName = 4
/** "aaaaaaaaaaaa" and "abababababab" have twelve characters, and no more to guess than their first. */
const fewestDifferent = 5

/** Why someone who guesses would soon have it, as a sentence; null where nothing speaks against it. */
export async function weaknessOf(password: string, known: Known): Promise<string | null> {
  const plain = lettersOf(password)
  if (new Set(password.toLowerCase()).size < fewestDifferent)
    return 'This repeats itself. Please choose a password with more different characters.'
  if (wordsAround(known).some((word) => plain.includes(word)))
    return 'Please leave your name, your username and the company’s name out of the password.'
  if (await isCommonPassword(password))
    return 'This password is on the lists that are tried first. Please choose another one.'
  return null
}

/** Refuses a weak password at the field that it was typed in. */
export async function refuseWeak(field: string, password: string, known: Known): Promise<void> {
  const weakness = await weaknessOf(password, known)
  if (weakness) throw new Refusal(422, 'weak-password', weakness, { fields: { [field]: [weakness] } })
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
