import { expect, test } from 'vitest'
import * as z from 'zod'
import { EmployeeFacts } from '#domain/employees/employee-record.ts'
import { factsOf, nobody } from './person-values.ts'

test('whatever is wrong in the form is said at its field, in a sentence', () => {
  const typed = { ...nobody, username: 'a b', mobile: '12', email: 'ann@', hired_on: '0001-01-01' }
  const { error } = EmployeeFacts.safeParse(factsOf(typed))
  const { fieldErrors } = z.flattenError(error ?? new z.ZodError([]))
  expect(fieldErrors).toEqual({
    username: ['A username has letters, digits, dots, dashes and underscores only.'],
    first_name: ['Please give the first name.'],
    name: ['Please say how the person is called.'],
    mobile: ['Please give a ten-digit phone number.'],
    email: ['Please give an e-mail address.'],
    hired_on: ['Please give a date of our time.'],
  })
})
