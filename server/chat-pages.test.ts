import { expect, test } from 'vitest'
import { pages } from '#site/routes.ts'
import { groupOf, pageGroups, pagesIn, pagesOfGroups } from '#domain/chat/settings/page-groups.ts'

test('each page of the website is in one group, and each group is as large as it says', () => {
  const found = Object.groupBy(pages, ({ path }) => groupOf(path))
  const sizes = pageGroups.map((group) => [group, found[group]?.length ?? 0])
  expect(Object.fromEntries(sizes)).toEqual(pagesOfGroups)
})

test('of no groups no page is found, of all every one, and a page about trauma is one wherever it stands', () => {
  const paths = [...pages.map(({ path }) => path), '/projects/a-kitchen', '/some/page/of/another/website']
  expect(paths.filter((path) => pagesIn([]).test(path))).toEqual([])
  expect(paths.filter((path) => !pagesIn(pageGroups).test(path))).toEqual([])
  expect([groupOf('/services/trauma-cleanup'), groupOf('/our-trauma-team')]).toEqual(['trauma', 'trauma'])
  expect(pagesIn(['services']).test('/services/trauma-cleanup')).toBe(false)
})
