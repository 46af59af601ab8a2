import { expect, test } from 'vitest'
import { filledAnswers } from '#domain/forms/answers/filled.ts'
import { pathOf } from '#domain/forms/answers/path.ts'
import { fieldsOf, FormDefinition } from '#domain/forms/definition/definition.ts'
import { isAnswered } from '#domain/forms/definition/condition.ts'
import { toSign } from '#domain/forms/signing/to-sign.ts'
import { missingToSign } from '#domain/forms/signing/signed-so-far.ts'
import { noticesReceived, textsAllowed } from '#domain/packets/gate-forms.ts'
import { workAuthorizationOhio } from './work-authorization-ohio.ts'
import { workAuthorizationPennsylvania } from './work-authorization-pennsylvania.ts'

const ohio = FormDefinition.parse(workAuthorizationOhio.definition)
const ofJob = {
  'customer.name': 'Nora Trillium',
  'customer.relation': 'owner',
  'customer.phone': '(330) 555-0117',
  'loss.address': '4180 Southern Blvd, Boardman, OH 44512',
  'insurance.has_claim': 'yes',
  'form.date': '2026-11-10',
  'company.price_list': 'Price list of October 1, 2026',
} as const

test('of a usual water job in Ohio a technician answers the work and the estimate, and the rest is known', () => {
  const missing = (answers: object, facts: object = ofJob) =>
    missingToSign(ohio, filledAnswers(ohio, { ...answers }, { ...facts })).map(({ field }) => field)
  expect(missing({})).toEqual(['scope', 'price_basis'])
  expect(missing({ scope: ['extraction', 'drying', 'monitoring'] })).toEqual(['estimate'])
  // A company that has not said which price list it uses is asked on each paper.
  const { 'company.price_list': __, ...unsaid } = ofJob
  expect(missing({ scope: ['drying'] }, unsaid)).toEqual(['price_list', 'estimate'])
  // A technician who may not see the claim isn’t asked about it.
  const { 'insurance.has_claim': _, ...seen } = ofJob
  expect(missing({ scope: ['drying'] }, seen)).toEqual(['estimate'])
  expect(filledAnswers(ohio, { scope: ['drying'] }, ofJob)).toMatchObject({
    signs_as: 'owner',
    has_claim: 'yes',
    price_basis: 'unit_prices',
  })
})

test('no consent is given for the customer: they say yes or no where they sign', () => {
  for (const { definition } of [workAuthorizationOhio, workAuthorizationPennsylvania]) {
    const form = FormDefinition.parse(definition)
    const filled = filledAnswers(form, {}, ofJob)
    expect(toSign(form, filled)?.decisions.map(({ id }) => id)).toEqual(['may_publish', textsAllowed])
    for (const consent of ['may_publish', textsAllowed, noticesReceived])
      expect(isAnswered(filled[consent])).toBe(false)
  }
})

test('the work that is usual at a loss is work that the form knows, and none of it is chosen before someone taps it', () => {
  const path = pathOf(ohio, filledAnswers(ohio, {}, ofJob))
  const scope = fieldsOf(ohio).find(({ id }) => id === 'scope')
  if (scope?.type !== 'chips') throw new Error('The work is chosen from a list.')
  const known = new Set(scope.options.map(({ id }) => id))
  for (const { options } of scope.usual ?? []) expect(options.filter((id) => !known.has(id))).toEqual([])
  expect(path.valueOf('scope')).toBeUndefined()
})

test('a price list is named by its title and its date, and no form says that one is attached', () => {
  const filled = filledAnswers(ohio, { scope: ['drying'] }, ofJob)
  const path = pathOf(ohio, filled)
  expect(path.isShown('price_list')).toBe(true)
  expect(pathOf(ohio, { ...filled, price_basis: 'fixed' }).isShown('price_list')).toBe(false)
  expect(JSON.stringify([workAuthorizationOhio, workAuthorizationPennsylvania])).not.toMatch(
    /attached|adjunt/,
  )
})
