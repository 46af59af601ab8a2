import { areaTitle, cities, counties, type Area } from '#domain/areas/areas.ts'
import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { dangerLine, firstSteps } from '#domain/safety/first-steps.ts'
import { services } from '#domain/services/services.ts'
import { demoLabel } from '#platform/demo-label.ts'
import { placesBeyond, placesIn } from './geography.ts'
import type { Page, SiteContext } from './page.ts'
import { pages } from './routes.ts'

type Where = Pick<SiteContext, 'company' | 'publicUrl' | 'isDemo' | 'answers'>

/** `/llms.txt`: who we are, for programs that answer people's questions. It says only what the pages say. */
export function llmsText({ company, publicUrl, isDemo, answers }: Where) {
  const link = linkTo(publicUrl)
  return [
    `# ${company.name}`,
    ...(isDemo ? [demoLabel] : []),
    `> ${company.description}`,
    `${dangerLine} Then call ${displayPhone(company.phone)}, day or night.`,
    aboutUs(company),
    ...section('How to get help', pages.filter(({ kind }) => kind === 'contact').map(link)),
    ...section(
      'Services and what to do first',
      services.map(({ slug, name }) => {
        const page = pages.find(({ service }) => service === slug)
        return `${page ? link(page) : `- ${name}`}: ${firstSteps[slug].first.text}`
      }),
    ),
    ...section('Where we work', [
      ...counties.map((county) => `${placeLink(county, link)}: ${placesIn(county).map(nameOf).join(', ')}`),
      ...cities.map((city) => placeLink(city, link)),
      `- Nearby: ${placesBeyond().map(areaTitle).join('; ')}`,
    ]),
    ...section(
      'Questions that visitors asked',
      answers.map(({ question, answer }) => `- ${question} ${answer}`),
    ),
    ...section(
      'More',
      pages.filter(({ kind }) => !['home', 'contact', 'service', 'area'].includes(kind)).map(link),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function aboutUs({ phone, email, address, founding_year, founder, pa_hic_number }: Company) {
  const place = [address.street, address.locality, `${address.region} ${address.postal_code}`.trim()]
  return [
    `- Phone: ${displayPhone(phone)}, 24 hours a day, every day`,
    `- Email: ${email}`,
    `- Address: ${place.filter((part) => part).join(', ')}`,
    `- In business since ${founding_year}${founder && `, founded by ${founder}`}`,
    ...(pa_hic_number ? [`- Pennsylvania Home Improvement Contractor ${pa_hic_number}`] : []),
  ].join('\n')
}

function section(title: string, lines: readonly string[]) {
  return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : []
}

/** An unlisted page is named but not linked. */
function linkTo(publicUrl: string) {
  return ({ path, crumb, unlisted }: Page) => (unlisted ? `- ${crumb}` : `- [${crumb}](${publicUrl}${path})`)
}

function placeLink(area: Area, link: (page: Page) => string) {
  const page = pages.find((page) => page.area === area)
  return page ? link({ ...page, crumb: areaTitle(area) }) : `- ${areaTitle(area)}`
}

function nameOf({ name }: Area) {
  return name
}
