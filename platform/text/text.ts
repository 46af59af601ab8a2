import * as z from 'zod'

// Where a schema has no sentence of its own, this one is shown instead of the library's wording.
z.config({ customError: () => 'This isn’t a valid value.' })

/**
 * Free text of at most `max` characters, trimmed. PostgreSQL refuses NUL and lone surrogates with an error of its own,
 * so they are refused here, where there is a sentence for it.
 */
export function text(max: number, missing?: string) {
  return textOf((value) => value, max, missing)
}

/** Line breaks, other control characters but NUL, and marks that turn the direction of writing around. */
const breaks = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}])+/gu

/**
 * Free text of one line, as a name: what would begin a new line, in an email too, becomes a space. People paste such
 * characters without seeing them, so they are not refused.
 */
export function line(max: number, missing?: string) {
  return textOf((value) => value.replaceAll(breaks, ' '), max, missing)
}

/** Free text of several lines: what begins one is one sign, and what steers a terminal or turns the writing around becomes a space. */
export function lines(max: number, missing?: string) {
  return textOf(inLines, max, missing)
}

export function inLines(value: string) {
  return value
    .replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?:(?![\0\t\n])[\p{Cc}\p{Bidi_Control}])+/gu, ' ')
}

/**
 * Text of at most `max` characters in capitals, as a reference. The length counts after raising: “ß” becomes “SS”, and what is
 * longer than it may be could be stored but not read again.
 */
export function capitals(max: number) {
  return textOf((value) => value.toUpperCase(), max)
}

export function tooLong(max: number) {
  return `Use no more than ${max.toLocaleString('en-US')} characters.`
}

function textOf(clean: (value: string) => string, max: number, missing = 'This field is required.') {
  return z
    .string(missing)
    .overwrite(clean)
    .trim()
    .max(max, { error: () => tooLong(max) })
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'Remove the unreadable characters.')
}
