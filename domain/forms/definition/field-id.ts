import * as z from 'zod'

export const idPattern = /^[a-z][a-z0-9_]{0,39}$/

/**
 * It stays with its field for good, whatever the field is called later: answers, conditions and formulas name fields by it. It
 * reads as a variable in formulas.
 */
export const FieldId = z.string('Enter an ID.').regex(idPattern, 'Use small letters, digits and underscores.')
