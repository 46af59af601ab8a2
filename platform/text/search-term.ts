/**
 * What was typed into a search, as it stands in a lower-case text. Digits alone are a part of a phone number, however they were
 * grouped; anything else is searched as it stands.
 */
export function searchTerm(typed: string) {
  const isNumber = /^[\d\s().+-]*\d[\d\s().+-]*$/.test(typed)
  return isNumber ? typed.replace(/\D/g, '') : typed.toLowerCase()
}
