import type { Area } from '#domain/areas/areas.ts'
import { storyOf } from '#domain/areas/stories.ts'
import type { PageWords } from '#site/page.ts'

export function areaWords(area: Area): PageWords {
  const { heading, description } = storyOf(area)
  const title = `${area.name}, ${area.state}: Water, Fire and Mold Restoration`
  return { title, description, heading, crumb: area.name }
}
