/** Whether a number is reserved for fiction: 555-0100 to 555-0199 in any area code. */
export function isExampleNumber(stored: string) {
  return /^\+1\d{3}55501\d{2}$/.test(stored)
}
