/**
 * The pattern of SQL's `like` that finds what was typed as a part of a lower-case text. Digits alone are a part of a phone
 * number, however they were grouped; anything else is searched as it stands.
 */
export function partOf(typed: string) {
  const isNumber = /^[\d\s().+-]*\d[\d\s().+-]*$/.test(typed)
  const term = isNumber ? typed.replace(/\D/g, '') : typed.toLowerCase()
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}
