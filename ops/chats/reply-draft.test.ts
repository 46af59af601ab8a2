import { expect, test } from 'vitest'
import {
  emptyReply,
  isEmpty,
  putBack,
  takenOut,
  typedIn,
  without,
  withTyped,
  type ReplyDraft,
} from './reply-draft.ts'

const fresh: ReplyDraft = { ...emptyReply, kind: 'text' }
const id = '01930000-0000-7000-8000-0000000000a1'

test('a note and a reply are typed apart, and changing between them loses neither', () => {
  const reply = withTyped(fresh, 'Is it a wheel?')
  const note = withTyped({ ...reply, kind: 'note' }, 'Ivy is free')
  expect([typedIn(note), typedIn({ ...note, kind: 'text' })]).toEqual(['Ivy is free', 'Is it a wheel?'])
})

test('what is sent leaves the field free, and stays on the device until it has arrived', () => {
  const out = takenOut(withTyped(fresh, ' Is it a wheel? '), id)
  expect(out?.sent).toEqual({ id, kind: 'text', text: 'Is it a wheel?' })
  expect(out?.draft).toEqual({ ...fresh, unsent: [out?.sent] })
  expect(isEmpty(out?.draft ?? fresh)).toBe(false)
  expect(without(out?.draft ?? fresh, id)).toEqual(fresh)
  expect(isEmpty(without(out?.draft ?? fresh, id))).toBe(true)
  expect(takenOut(withTyped(fresh, '  '))).toBeNull()
})

test('an unsent message goes back into the field before what is typed there', () => {
  const out = takenOut(withTyped(fresh, 'One'), id)
  const typing = withTyped(out?.draft ?? fresh, 'Two')
  expect(putBack(typing, { id, kind: 'text', text: 'One' })).toEqual({ ...fresh, text: 'One\nTwo' })
})

test('after a note a reply is written again', () => {
  const out = takenOut(withTyped({ ...fresh, kind: 'note', text: 'half a sen' }, 'Ivy is free'), id)
  expect(out?.sent).toEqual({ id, kind: 'note', text: 'Ivy is free' })
  expect(out?.draft).toMatchObject({ kind: 'text', text: 'half a sen', note: '' })
})
