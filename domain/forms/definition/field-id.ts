import * as z from 'zod'

/**
 * It stays with its field for good, whatever the field is called later: answers, conditions and formulas name fields by it. It
 * reads as a variable in formulas.
 */
export const FieldId = z
  .string('Enter an ID.')
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use small letters, digits and underscores.')
