import { expect, test } from 'vitest'
import { contactPath, readBroughtBy } from './brought-by.ts'

const origin = 'https://restore.example'
const read = (query: string, referer?: string) => readBroughtBy(new URLSearchParams(query), referer, origin)

test('what was tapped on the way to the form is chosen there, and so is the town one read about', () => {
  const path = contactPath({ loss: 'sewage-backup', page: '/service-areas/hubbard-oh' })
  expect(path).toBe('/contact?loss=sewage-backup&page=%2Fservice-areas%2Fhubbard-oh')
  expect(read(path.split('?')[1] ?? '')).toEqual({
    loss: 'sewage-backup',
    town: 'Hubbard, OH',
    page: '/service-areas/hubbard-oh',
  })
})

test('a link that names nothing is filled in by the page it stands on', () => {
  expect(read('', `${origin}/services/mold-remediation?x=1`)).toEqual({
    loss: 'mold',
    town: '',
    page: '/services/mold-remediation',
  })
  expect(read('', `${origin}/youngstown-oh`)).toMatchObject({ loss: '', town: 'Youngstown, OH' })
  expect(read('', `${origin}/service-areas/mahoning-county-oh`).town).toBe('')
  expect(read('loss=mold', `${origin}/services/fire-damage`).loss).toBe('mold')
})

test('older links that name a service choose what comes closest to it', () => {
  expect(read('service=water-damage').loss).toBe('burst-pipe')
  expect(read('service=basement-restoration').loss).toBe('flooded-basement')
  expect(read('service=not-sure').loss).toBe('')
})

test('nothing else is taken from an address: no unknown choice, no other site, no words', () => {
  const nothing = { loss: '', town: '', page: '/contact' }
  expect(read('loss=%3Cb%3E&town=Call+evil.example')).toEqual(nothing)
  expect(read('', 'https://elsewhere.example/services/mold-remediation')).toEqual(nothing)
  expect(read('page=https://evil.example/', 'not an address')).toEqual(nothing)
  expect(read(`page=/${'x'.repeat(300)}`)).toEqual(nothing)
})
