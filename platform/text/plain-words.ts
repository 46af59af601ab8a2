/** The words of a text for comparing: small, without accents and marks. It runs in the browser too. */
export function plainWords(text: string) {
  const letters = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
  return letters.split(/[^a-z0-9]+/).filter(Boolean)
}
