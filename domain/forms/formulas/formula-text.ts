import * as z from 'zod'

/** A formula as the office writes it, in CEL. What it means is checked where the fields are known. */
export const Formula = z
  .string('Enter a formula.')
  .trim()
  .min(1, 'Enter a formula.')
  .max(500, 'Use a shorter formula.')
