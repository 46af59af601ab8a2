/** Read with the first password that is chosen: 49,000 words that hardly any start needs. */
let words: Promise<Set<string>> | undefined

/**
 * Whether the password is one that everyone tries first, as it is or with digits and signs put at its end. The short ones
 * count too: "sunshine2026!!" is no better than "sunshine".
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const known = await (words ??= readWords())
  const plain = password.toLowerCase()
  return known.has(plain) || known.has(plain.replace(/[^\p{L}]+$/u, ''))
}

async function readWords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))
}
