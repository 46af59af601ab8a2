import { areaTitle, type Area } from '#domain/areas/areas.ts'
import { storyOf } from '#domain/areas/stories.ts'
import type { Company } from '#domain/company/company.ts'
import { directionTo, milesBetween, nearest, placeSentence, placesIn } from '#site/geography.ts'
import type { PageWords } from '#site/page.ts'

/** Closer than this is the place itself. */
const sameTownMiles = 1

export function areaHeading(area: Area): PageWords {
  const title = areaTitle(area)
  const story = storyOf(area.slug)
  if (story) {
    const { heading, description } = story
    return {
      title: `${area.name}, ${area.state}: Water, Fire and Mold Restoration`,
      description,
      heading,
      crumb: area.name,
    }
  }
  if (area.kind === 'county') {
    return {
      title: `Disaster Restoration in ${title}`,
      description: `Water, fire, mold, trauma and basement work throughout ${title}: every place with a page of its own, and one number to call.`,
      heading: `Across ${title}`,
      crumb: area.name,
    }
  }
  return {
    title: `${area.name}, ${area.state}: Water, Fire and Mold Restoration`,
    description: `Emergency restoration in ${title}, day and night: water, fire, mold, trauma and basements.`,
    heading: `Restoration in ${title}`,
    crumb: area.name,
  }
}

/** What is true of this place and of no other: where it lies, and what lies beside it. */
export function areaParagraph(area: Area, company: Company) {
  const { locality } = company.address
  const miles = milesBetween(company.geo, area)
  if (area.kind === 'county') {
    const named = placesIn(area).map(({ name }) => name)
    return `${named.length} places in ${areaTitle(area)} have a page of their own here, ${named[0]} and ${named[1]} among them. The middle of the county lies about ${Math.round(miles)} miles ${directionTo(company.geo, area)} of our address in ${locality}, measured in a straight line.`
  }

  const [first, second, third] = nearest(area, 3).map((near) => near.area.name)
  const where =
    miles < sameTownMiles
      ? 'and our own address is here'
      : `about ${Math.round(miles)} miles ${directionTo(company.geo, area)} of our address in ${locality}, measured in a straight line`
  return `${area.name} is ${placeSentence(area)}, ${where}. Nearest to it among the places we serve are ${first}, ${second} and ${third}.`
}
