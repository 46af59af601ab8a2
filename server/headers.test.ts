import { expect, test } from 'vitest'
import { aSite } from '#site/a-site.ts'
import { commonHeaders } from './headers.ts'
import { renderSite } from './render-site.ts'

test('https alone is asked for only where the outside reaches us by https', () => {
  const asked = ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']
  expect(commonHeaders(true)).toEqual([...commonHeaders(false), ...asked])
  expect(commonHeaders(false)).not.toContain('Strict-Transport-Security')
})

test('the document of the tag service has the headers of every answer, and its own policy', () => {
  const common = commonHeaders(false)
  const { answers } = renderSite(aSite({ analytics_id: 'G-1' }), common)
  const frame = answers.get('/api/analytics-frame')
  expect(frame?.status).toBe(200)
  expect(frame?.headers).toEqual(expect.arrayContaining(common))
  expect(frame?.headers.filter((name) => name === 'Content-Security-Policy')).toHaveLength(1)
  expect(frame?.headers.find((value) => value.includes('sandbox'))).toContain("frame-ancestors 'self'")
})
