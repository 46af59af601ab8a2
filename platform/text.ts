import * as z from 'zod'

// Where a schema has no sentence of its own, this one is shown instead of the library's wording.
z.config({ customError: () => 'This is not one of the values we can use.' })

/**
 * Free text of at most `max` characters, trimmed. PostgreSQL refuses NUL and lone surrogates with an error of its own,
 * so they are refused here, where there is a sentence for it.
 */
export function text(max: number, missing = 'Please fill this in.') {
  return z
    .string(missing)
    .trim()
    .max(max, `Please keep this under ${max.toLocaleString('en-US')} characters.`)
    .refine(
      (value) => value.isWellFormed() && !value.includes('\u0000'),
      'Please remove the unreadable characters.',
    )
}
