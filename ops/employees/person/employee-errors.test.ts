import { expect, test } from 'vitest'
import * as z from 'zod'
import { EmployeeFacts } from '#domain/employees/employee-fields.ts'
import { factsOf, nobody } from './person-values.ts'

test('whatever is wrong in the form is said at its field, in a sentence', () => {
  const typed = { ...nobody, username: 'a b', mobile: '12', email: 'ann@', hired_on: '0001-01-01' }
  const { error } = EmployeeFacts.safeParse(factsOf(typed))
  const { fieldErrors } = z.flattenError(error ?? new z.ZodError([]))
  expect(fieldErrors).toEqual({
    username: ['Use only letters, numbers, dots, dashes and underscores.'],
    first_name: ['Enter the first name.'],
    name: ['Enter a display name.'],
    mobile: ['Enter a 10-digit phone number.'],
    email: ['Enter a valid email address.'],
    hired_on: ['Enter a date between 1900 and 2199.'],
  })
})
