import { expect, test } from 'vitest'
import { claimedWords } from './claim-words.ts'

const dana = { id: 'dana', name: 'Dana Heron' }
/** The same name twice. */
const otherDana = { id: 'other-dana', name: 'Dana Heron' }
const rosa = { id: 'rosa', name: 'Rosa Plover' }
const now = new Date('2026-11-22T18:40:00Z')

/** The history newest first, as it comes: given to Ivy by Rosa, then to Dana by this person. */
function heldBy({ id }: typeof dana) {
  const assigned = (at: string, to_id: string, by_id: string) => ({
    name: 'lead.assigned',
    at,
    by_id,
    to_id,
  })
  return {
    assigned_to: dana,
    status: 'new' as const,
    history: [
      assigned('2026-11-22T18:35:00.000Z', dana.id, id),
      assigned('2026-11-22T18:20:00.000Z', 'ivy', rosa.id),
    ],
  }
}

function words(lead: ReturnType<typeof heldBy>, me = 'marcus') {
  return claimedWords(lead, { me, now })
}

test('who finds a request claimed reads by whom, and when', () => {
  expect(words(heldBy(dana))).toBe('Dana Heron claimed this at 1:35 PM')
  expect(words(heldBy(dana), 'dana')).toBe('You claimed this at 1:35 PM')
})

test('what another person reassigned is not called a claim', () => {
  expect(words(heldBy(rosa))).toBe('Assigned to Dana Heron at 1:35 PM')
  expect(words(heldBy(rosa), 'dana')).toBe('Assigned to you at 1:35 PM')
  expect(words(heldBy(otherDana))).toBe('Assigned to Dana Heron at 1:35 PM')
})

test('where the history does not tell yet, the words still say who has it', () => {
  expect(claimedWords({ assigned_to: dana, status: 'new', history: [] }, { me: 'x', now })).toBe(
    'Assigned to Dana Heron',
  )
  expect(claimedWords({ assigned_to: null, status: 'closed', history: [] }, { me: 'x', now })).toBe(
    'This request is closed.',
  )
})
