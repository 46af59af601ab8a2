/** Crockford's base 32: no I, L, O or U, so that it can be read out over the phone. */
export const referenceCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference anywhere in a text. */
export const referenceIn = new RegExp(String.raw`R-\d{4}-[${referenceCharacters}]{5}`)

const whole = new RegExp(`^${referenceIn.source}$`)

/** Whether a text is a reference by its form; no request need have it. */
export function isReference(text: string) {
  return whole.test(text)
}
