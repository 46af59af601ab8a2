import { expect, test } from 'vitest'
import { Signed } from '#domain/forms/answers/signed.ts'
import { beginSigning, declinedOf, lackingOf, renamed, signedIn, signedOf } from './signing.ts'

const ink = { height: 400, strokes: [[100, 200, 0, 300, 120, 40]] }
const at = '2026-11-10T15:00:00.000Z'
const begun = beginSigning('Nora Trillium')

test('whoever signs is told one thing at a time, in the order of the page', () => {
  expect(lackingOf(beginSigning(''))).toBe('name')
  expect(lackingOf(begun)).toBe('ink')
  expect(lackingOf({ ...begun, ink })).toBe('agrees')
  expect(lackingOf({ ...begun, ink, agrees: true })).toBeNull()
})

test('a name that is typed stands in for ink, with the same agreement', () => {
  const typed = { ...begun, way: 'typed' as const }
  expect(lackingOf(typed)).toBe('agrees')
  expect(signedOf(typed, { at, read_to_end: true })).toBeNull()
  const signed = signedOf({ ...typed, agrees: true }, { at, read_to_end: true })
  expect(signed).toEqual({
    way: 'typed',
    name: 'Nora Trillium',
    at,
    read_to_end: true,
    intends_to_sign: true,
    agrees_to_electronic: true,
  })
})

test('a drawn signature holds the ink, who, when, where the copy goes and whether the whole text was read', () => {
  const signed = signedOf({ ...begun, ink, agrees: true, copy_to: 'text' }, { at, read_to_end: false })
  expect(Signed.parse(signed)).toMatchObject({ way: 'drawn', ink, copy_to: 'text', read_to_end: false })
})

test('whoever declines says why, before a witness who gives their whole name and is someone else', () => {
  expect(declinedOf('Nora Trillium', { reason: 'Wants to ask her son', witness: '' }, at)).toBeNull()
  for (const witness of ['Ivy', 'nora  trillium'])
    expect(declinedOf('Nora Trillium', { reason: 'Wants to ask her son', witness }, at)).toBeNull()
  expect(declinedOf('Nora Trillium', { reason: ' ', witness: 'Ivy Starling' }, at)).toBeNull()
  expect(
    declinedOf('Nora Trillium', { reason: 'Wants to ask her son', witness: 'Ivy Starling' }, at),
  ).toEqual({
    way: 'declined',
    name: 'Nora Trillium',
    at,
    reason: 'Wants to ask her son',
    witness: 'Ivy Starling',
  })
})

test('what is no signature is none', () => {
  expect(signedIn({ way: 'drawn', name: 'Nora' })).toBeNull()
  expect(signedIn(undefined)).toBeNull()
})

test('a new name takes away the ink, the tick, the capacity and the copy of whoever was named before', () => {
  const begun = {
    name: 'Edith Larch',
    way: 'drawn' as const,
    ink: { height: 400, strokes: [[100, 200, 0, 300, 120, 40]] },
    agrees: true,
    signs_as: 'tenant' as const,
    copy_to: 'text' as const,
  }
  expect(renamed(begun, 'Paul')).toEqual({ name: 'Paul', way: 'drawn', ink: null, agrees: false })
  expect(renamed(begun, 'Edith Larch ')).toEqual({ ...begun, name: 'Edith Larch ' })
})
