import { areaTitle } from '#domain/areas/areas.ts'
import type { LinkedPage } from '#domain/chat/unanswered/unanswered.ts'
import { pages } from '#site/routes.ts'

/** The pages that an answer can lead to, by the names that links to them have. */
export const linkedPages: readonly LinkedPage[] = pages.flatMap(({ path, crumb, area, unlisted }) =>
  unlisted ? [] : [{ path, title: area ? areaTitle(area) : crumb }],
)

export function linkTo(link: string): LinkedPage | undefined {
  return linkedPages.find(({ path }) => path === link.split('#')[0])
}
