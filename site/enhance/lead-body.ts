/** The body of `POST /api/leads`, but for its id, from what the form holds and the photos that have arrived. */
export function leadBody(values: Record<string, string>, photos: readonly string[]) {
  const { text_consent, ...texts } = values
  const given = Object.entries(texts).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(given),
    text_consent: text_consent !== undefined,
    photos: [...new Set(photos)],
  }
}
