import { expect, test } from 'vitest'
import { freeze } from '#domain/submissions/frozen.ts'
import { aSubmission } from '#domain/submissions/a-submission.fixture.ts'
import { findDoubledForms, findLostForms, findOtherBytes } from './find-submissions.ts'
import type { FormLedger } from './phone.ts'

test('forms that are lost, doubled or made up are found', () => {
  const ledger = { ...anEmptyLedger(), sent: new Map([aFrozen('a'), aFrozen('b')]) }
  const received = new Map(['a', 'b'].map((id) => [id, aReceipt(id)] as const))
  const rows = [{ id: 'a' }, { id: 'a' }, { id: 'c' }]
  expect(findLostForms({ ...ledger, received }, rows)).toEqual(['b is lost'])
  expect(findDoubledForms(ledger, rows)).toEqual(['a is there 2 times', 'nobody sent c'])
  expect(findDoubledForms(ledger, [{ id: 'a' }, { id: 'b' }])).toEqual([])
})

test('a form that is kept with other answers, under another hash or with another receipt is found', async () => {
  const { at: _, ...sent } = aSubmission()
  const { body, sha256 } = await freeze({ ...sent, language: 'en' })
  const ledger = {
    ...anEmptyLedger(),
    sent: new Map([['a', { id: 'a', body, sha256, photo: null }]]),
    received: new Map([['a', aReceipt('a', sha256)]]),
  }
  const kept = { ...sent, id: 'a', language: 'en', sha256, received_at: aReceipt('a').received_at } as const
  expect(await findOtherBytes(ledger, [kept])).toEqual([])
  expect(await findOtherBytes(ledger, [{ ...kept, answers: { task: 'Demolition' } }])).toEqual([
    'a is kept with other answers',
    'a is kept under another hash',
  ])
  expect(await findOtherBytes(ledger, [{ ...kept, received_at: '2026-11-20T12:00:01.000Z' }])).toEqual([
    'a has another receipt than the one that was given',
  ])
})

function anEmptyLedger(): FormLedger {
  return { sent: new Map(), received: new Map(), surprises: [] }
}

function aFrozen(id: string) {
  return [id, { id, body: '{}', sha256: 'f', photo: null }] as const
}

function aReceipt(id: string, sha256 = 'f') {
  return { id, sha256, received_at: '2026-11-20T12:00:00.000Z' }
}
