/** What was typed as a number; not a number, which a schema refuses with a sentence, where none was typed. */
export function numberIn(typed: string) {
  const plain = typed.trim().replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}
