/**
 * A North American number as it is stored, `+1` and ten digits, or null where there is no such number in the text.
 * An empty text is null too: normalized to "+", it would match every other empty one.
 */
export function normalizePhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, '')
  const ten = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(ten) ? `+1${ten}` : null
}

/** "+13305550142" as "(330) 555-0142"; anything else unchanged. */
export function displayPhone(stored: string) {
  return stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
}
