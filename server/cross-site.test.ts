import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const publicUrl = 'https://mission.example'
const host = '10.0.0.7:3000'

test.each([
  ['a browser of today, from our form', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }],
  ['one that tells the origin only', { origin: publicUrl }],
  ['one that hides the origin', { origin: 'null' }],
  ['one that hides the origin and tells the relation', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['one that tells nothing', {}],
  ['one that reached us by another name', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  ['one that was led from http to https', { origin: publicUrl, 'sec-fetch-site': 'cross-site' }],
  ['another name of our own site', { origin: 'https://www.mission.example', 'sec-fetch-site': 'same-site' }],
])('%s is ours', (_, headers) => {
  expect(isCrossSite({ host, ...headers }, publicUrl)).toBe(false)
})

test.each([
  ['a form on another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a form on another site in an older browser', { origin: 'https://evil.example' }],
  ['a frame that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('%s is not', (_, headers) => {
  expect(isCrossSite({ host, ...headers }, publicUrl)).toBe(true)
})
