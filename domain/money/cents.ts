/** The largest amount of one entry: ten million dollars. */
export const mostCents = 10_000_000_00

/** "1,250", "1250.5", "$1,250.50": commas stand between thousands only, and cents have one or two digits. */
const typedAmount = /^\$?\s*(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/** Cents of an amount as people type it; null where it is none. Digit by digit, for a fraction of a dollar is not exact as a number. */
export function readCents(typed: string): number | null {
  const [, dollars, cents = ''] = typedAmount.exec(typed.trim()) ?? []
  if (dollars === undefined) return null
  const all = `${dollars.replaceAll(',', '')}${cents.padEnd(2, '0')}`.replace(/^0+(?=\d)/, '')
  return all.length > 15 ? null : Number(all)
}

/** "$1,250.50"; what is owed to the customer as "-$1,250.50". */
export function centsWords(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const dollars = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`
}
