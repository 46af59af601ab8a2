import { expect, test } from 'vitest'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { renderDocument } from '#platform/pdf/render.ts'
import { read } from '#platform/pdf/poppler.fixture.ts'
import { aPaper } from './a-paper.fixture.ts'
import { noticeOfCancellation } from './notice-of-cancellation.ts'

const { slug, definition } = noticeOfCancellation
const form = FormDefinition.parse(definition)
const answers = {
  form_date: '2026-11-09',
  signed_on: '2026-11-09',
  last_day: '2026-11-13',
  seller: 'Mission Restore LLC',
  seller_address: '100 Federal Plaza, Youngstown, OH 44503',
  seller_email: 'office@example.com',
}

test('the notice has the words of 16 CFR 429.1(b), and lines on which the customer dates and signs to cancel', async () => {
  const { pages } = await read(await renderDocument(aPaper({ slug, form, answers, language: 'en' })))
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const words of [
    'You may CANCEL this transaction, without any Penalty or Obligation, within THREE BUSINESS DAYS',
    'any property traded in, any payments made by you under the contract or sale, and any negotiable instrument',
    'will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice',
    'any security interest arising out of the transaction will be cancelled',
    'within 20 days of the date of your Notice of Cancellation',
    'NOT LATER THAN MIDNIGHT OF',
    'I HEREBY CANCEL THIS TRANSACTION.',
    'have counsel review',
  ])
    expect(text).toContain(words)
  const [, tearOff = ''] = text.split('Sign here only to cancel'.toUpperCase())
  expect(tearOff || text.split('Sign here only to cancel')[1]).toMatch(/Date.*Owner/)
  expect(text).not.toContain('Not signed')
  expect(text).not.toContain('Counsel:')
})
