import { expect, test } from 'vitest'
import { openDraft, personOf, sealDrafts } from './locked-drafts.ts'

const dana = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'
const kim = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d22'
const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

test.each([
  `note-draft:${dana}:${kim}`,
  `note-draft:${dana}:${kim}:2`,
  `form-draft:${dana}:${kim}`,
  `form-draft:${dana}:new-person`,
  `form-draft:company:${dana}`,
  `form-draft:role:${dana}:new:${kim}`,
])('the draft %s belongs to who typed it', (key) => {
  expect(personOf(key)).toBe(dana)
})

test('what was typed is sealed for its person alone, and opened as it was', async () => {
  const [key, other] = [await newKey(), await newKey()]
  const [mine, theirs] = [`note-draft:${dana}:1`, `note-draft:${kim}:1`]
  const drafts = [
    { key: mine, draft: '{"text":"Wet wall"}' },
    { key: theirs, draft: '{"text":"Call back"}' },
  ]
  const locked = await sealDrafts(
    drafts,
    new Map([
      [dana, key],
      [kim, other],
    ]),
  )
  expect(locked.map((draft) => draft.key)).toEqual([mine, theirs])
  expect(locked.map(({ sealed }) => Buffer.from(sealed.bytes).includes('text'))).toEqual([false, false])
  expect(await Promise.all(locked.map((draft) => openDraft(draft, key)))).toEqual([drafts[0]?.draft, null])
})

test('a draft of someone without a key stays as it is', async () => {
  const drafts = [
    { key: `note-draft:${dana}:1`, draft: '{}' },
    { key: 'form-draft:of-nobody', draft: '{}' },
  ]
  expect(await sealDrafts(drafts, new Map([[kim, await newKey()]]))).toEqual([])
})
