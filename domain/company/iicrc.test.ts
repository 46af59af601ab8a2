import { expect, test } from 'vitest'
import { firstFacts } from './first-facts.ts'
import { iicrcBadge, iicrcLocator } from './iicrc.ts'

test('a badge claims the certification wherever in its title the IICRC stands', () => {
  const titled = (title: string) => iicrcBadge({ badges: [{ title, detail: '' }] })?.title
  for (const title of ['IICRC Certified Firm', 'Certified by the IICRC', 'Iicrc certified'])
    expect(titled(title)).toBe(title)
  for (const title of ['Certified Firm', 'NIICRCX']) expect(titled(title)).toBeUndefined()
  expect(iicrcBadge(firstFacts)?.title).toBe('IICRC Certified Firm')
})

test('the locator is told by its address, not by its label', () => {
  const linked = (url: string, label = 'Look us up') => iicrcLocator({ partner_links: [{ label, url }] })?.url
  for (const url of ['https://iicrc.org/', 'https://iicrc.org', 'https://www.iicrc.org/locate?zip=44408'])
    expect(linked(url)).toBe(url)
  for (const url of [
    'https://iicrc.org.example/',
    'https://notiicrc.org/',
    'https://a.example/?to=iicrc.org',
  ])
    expect(linked(url, 'Find an IICRC certified firm')).toBeUndefined()
  expect(iicrcLocator(firstFacts)?.url).toBe('https://iicrc.org/')
})
