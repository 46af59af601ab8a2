import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { pinTries } from '#domain/signatures/phone-pin.ts'
import { newId } from '#platform/uuid.ts'
import { forgetKeys, storeKey } from './device-keys.ts'
import { readRows } from './handed-over-database.ts'
import { allowPinTries, isPinSet, pinTriesLeft, removePin, setPin, tryPin } from './phone-pin.ts'

/** Someone who has signed in on this phone, so that it has their key. */
async function someone() {
  const personId = newId()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await storeKey({ personId, key }, () => true)
  return personId
}

test('the right PIN opens, and a wrong one costs a try', async () => {
  const ivy = await someone()
  expect([await isPinSet(ivy), await tryPin(ivy, '7302')]).toEqual([false, { is: 'none' }])
  await setPin(ivy, '7302')
  expect(await tryPin(ivy, '7303')).toEqual({ is: 'wrong', left: pinTries - 1 })
  expect(await tryPin(ivy, '7302')).toEqual({ is: 'right' })
  expect(await pinTriesLeft(ivy)).toBe(pinTries)
})

test('after five wrong tries the right PIN opens nothing until its person signs in', async () => {
  const ivy = await someone()
  await setPin(ivy, '7302')
  for (const left of [4, 3, 2, 1]) expect(await tryPin(ivy, '0007')).toEqual({ is: 'wrong', left })
  expect(await tryPin(ivy, '0007')).toEqual({ is: 'none' })
  expect([await tryPin(ivy, '7302'), await isPinSet(ivy)]).toEqual([{ is: 'none' }, false])
  await allowPinTries(ivy)
  expect(await tryPin(ivy, '7302')).toEqual({ is: 'right' })
})

test('many tries at once are no more tries than five', async () => {
  const ivy = await someone()
  await setPin(ivy, '7302')
  const answers = await Promise.all(Array.from({ length: 12 }, (_, nth) => tryPin(ivy, String(2000 + nth))))
  expect(answers.filter(({ is }) => is === 'wrong')).toHaveLength(pinTries - 1)
  expect(await tryPin(ivy, '7302')).toEqual({ is: 'none' })
})

test('a PIN of another person opens nothing, and a new one takes the place of the old', async () => {
  const [ivy, theo] = [await someone(), await someone()]
  await setPin(ivy, '7302')
  await setPin(theo, '9146')
  expect(await tryPin(ivy, '9146')).toMatchObject({ is: 'wrong' })
  await setPin(ivy, '5528')
  expect(await tryPin(ivy, '7302')).toMatchObject({ is: 'wrong' })
  expect(await tryPin(ivy, '5528')).toEqual({ is: 'right' })
  await removePin(ivy)
  expect(await isPinSet(ivy)).toBe(false)
})

test('nothing of a PIN can be read on the phone, and without the key of its person it opens nothing', async () => {
  const ivy = await someone()
  await setPin(ivy, '7302')
  const rows = JSON.stringify(await readRows('pins'), (_, value) =>
    value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
  )
  expect(rows).not.toContain('hash')
  expect(rows).not.toContain('7302')
  await forgetKeys([ivy], () => true)
  expect(await tryPin(ivy, '7302')).toEqual({ is: 'none' })
})
