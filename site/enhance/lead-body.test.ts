import { expect, test } from 'vitest'
import { valuesOf } from './draft.ts'
import { leadBody } from './lead-body.ts'

function formData(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

test('a draft holds what a person entered, and nothing that belongs to the page or to a photo', () => {
  const form = formData({
    id: '1',
    opened: 'x',
    page: '/',
    website: '',
    kept: 'aa',
    name: 'Ann',
    message: '',
  })
  form.append('photos', new Blob(['picture']), 'cellar.jpg')
  expect(valuesOf(form)).toEqual({ name: 'Ann', message: '' })
})

test('what was left open is not sent, a tick is true, and a photo chosen twice is sent once', () => {
  const values = { name: 'Ann', phone: '3305550142', when: '', insurance: 'yes', text_consent: 'on' }
  expect(leadBody(values, ['aa', 'bb', 'aa'])).toEqual({
    name: 'Ann',
    phone: '3305550142',
    insurance: 'yes',
    text_consent: true,
    photos: ['aa', 'bb'],
  })
  expect(leadBody({ name: 'Ann' }, [])).toEqual({ name: 'Ann', text_consent: false, photos: [] })
})
