import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { offeredAgain } from './offered-again.ts'

test('a paper that was declined is offered again with what was filled in, without what its customer decided and wrote, and with a new day', () => {
  const form = aForm([
    {
      fields: [
        { id: 'form_date', type: 'date', fact: 'form.date' },
        { id: 'areas', type: 'short_text' },
        { id: 'may_publish', type: 'choice', by_signer: true, options: [{ id: 'no', label: { en: 'No' } }] },
        { id: 'received', type: 'initials', signer: 'owner' },
        { id: 'owner_signature', type: 'signature', signer: 'owner', may_decline: true },
      ],
    },
  ])
  const declined = { way: 'declined', name: 'Nora Trillium', reason: 'Asks her son', witness: 'Theo Bittern' }
  const answers = {
    form_date: '2026-11-09',
    areas: 'Kitchen',
    may_publish: 'no',
    received: { typed: 'NT', at: '2026-11-09T15:00:00.000Z' },
    owner_signature: declined,
    of_an_older_version: 'Hall',
  }
  expect(offeredAgain(form, answers)).toEqual({ areas: 'Kitchen' })
})
