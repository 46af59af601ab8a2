import type { Area } from '#domain/areas/areas.ts'
import { storyOf } from '#content/areas/stories.ts'
import type { PageWords } from '#site/page.ts'

/** The heading says service and place; what is particular about the place follows below. */
export function areaWords(area: Area): PageWords {
  const place = `${area.name}, ${area.state}`
  return {
    title: `${place}: Water, Fire and Mold Restoration`,
    description: storyOf(area).description,
    heading: `Water damage and restoration in ${place}`,
    crumb: area.name,
  }
}
