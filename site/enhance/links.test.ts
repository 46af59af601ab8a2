import { expect, test } from 'vitest'
import { isOtherPage, isPortal } from './links.ts'

const here = new URL('https://missionrestore.example/faq?group=water')
const isSwapped = (href: string) => isOtherPage(new URL(href, here), here)

test('links to public pages of this site are swapped, whatever their query or hash', () => {
  for (const href of [
    '/',
    '/about',
    '/contact?service=mold-remediation',
    '/services#list',
    '?group=fire',
    '/opsy',
  ])
    expect([href, isSwapped(href)]).toEqual([href, true])
})

test('a link to the page that is shown brings it again', () => {
  expect(isSwapped('/faq?group=water')).toBe(true)
})

test('places on the page shown, other sites, calls, mail, the portal and files stay with the browser', () => {
  const left = [
    '#dry',
    '#',
    'https://iicrc.org/',
    'tel:+13305550142',
    'mailto:a@b.example',
    '/ops',
    '/ops/login',
  ]
  for (const href of [...left, '/assets/a.js', '/api/openapi.json', 'http://missionrestore.example/about'])
    expect([href, isSwapped(href)]).toEqual([href, false])
})

test('the portal is /ops and what lies under it', () => {
  expect(['/ops', '/ops/', '/ops/login', '/opsy', '/'].map((pathname) => isPortal({ pathname }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
