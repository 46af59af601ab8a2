import { expect, test } from 'vitest'
import { pages } from '#site/routes.ts'
import { firstTrauma } from '#domain/chat/settings/trauma.ts'
import { groupOf, pageGroups, pagesIn, pagesOfGroups } from '#domain/chat/settings/page-groups.ts'

test('each page of the website is in one group, and each group is as large as it says', () => {
  const found = Object.groupBy(pages, ({ path }) => groupOf(path, firstTrauma))
  const sizes = pageGroups.map((group) => [group, found[group]?.length ?? 0])
  expect(Object.fromEntries(sizes)).toEqual(pagesOfGroups)
})

test('of no groups no page is found, of all every one, and a page about trauma is one wherever it stands', () => {
  const paths = [...pages.map(({ path }) => path), '/projects/a-kitchen', '/some/page/of/another/website']
  expect(paths.filter((path) => pagesIn([], firstTrauma).test(path))).toEqual([])
  expect(paths.filter((path) => !pagesIn(pageGroups, firstTrauma).test(path))).toEqual([])
  expect([
    groupOf('/services/trauma-cleanup', firstTrauma),
    groupOf('/our-trauma-team', firstTrauma),
  ]).toEqual(['trauma', 'trauma'])
  expect(pagesIn(['services'], firstTrauma).test('/services/trauma-cleanup')).toBe(false)
})

test('a page that the company names is about trauma, and no other page with it', () => {
  const trauma = { pages: ['/crime.scene', '/faq'] }
  const paths = ['/crime.scene', '/crimeXscene', '/crime.scene/more', '/faq', '/services/trauma-cleanup', '/']
  expect(paths.map((path) => groupOf(path, trauma))).toEqual([
    'trauma',
    'others',
    'others',
    'trauma',
    'trauma',
    'home',
  ])
  expect(pagesIn(['questions'], trauma).test('/faq')).toBe(false)
})
