import * as z from 'zod'

/** A formula as the office writes it, in CEL. What it means is checked where the fields are known. */
export function formulaOf(least: 0 | 1) {
  return z
    .string('Enter a formula.')
    .trim()
    .min(least, 'Enter a formula.')
    .max(500, 'Use a shorter formula.')
    .refine(
      (formula) => formula.isWellFormed() && !formula.includes('\u0000'),
      'Remove the unreadable characters.',
    )
}
