import { areaPath, areas, areaTitle } from './areas.ts'
import { storyOf } from './stories.ts'
import type { AreaStory, Source } from './story.ts'

/** Everything we say of a place that could be wrong, and where it comes from: one table for each page, as Markdown. */
export function localClaims(): string {
  const tables = areas.map((area) => `## ${areaTitle(area)} (${areaPath(area)})\n\n${tableOf(storyOf(area))}`)
  return `# What we say of places, and where it comes from

Written by \`npm run claims\` from \`domain/areas/stories/\`. What stands on these pages and not in this table is advice or
judgment. Where places lie and how far apart: GeoNames (www.geonames.org, CC BY 4.0, adapted) and the Gazetteer of the U.S. Census Bureau.

${tables.join('\n\n')}
`
}

function tableOf({ facts, record, reasons, others, questions }: AreaStory) {
  const rows = [
    ...facts.map(({ label, value, sources }) => row(`${label}: ${value}`, sources)),
    ...record.map(({ when, what, sources }) => row(`${when}: ${what}`, sources)),
    ...reasons.filter(isSourced).map(({ title, text, sources }) => row(`${title}. ${text}`, sources)),
    ...others.filter(isSourced).map(({ name, why, sources }) => row(`${name}: ${why}`, sources)),
    ...questions
      .filter(isSourced)
      .map(({ question, answer, sources }) => row(`${question} ${answer}`, sources)),
  ]
  return ['| what we say | source |', '| --- | --- |', ...rows].join('\n')
}

function isSourced({ sources }: { sources: readonly Source[] }) {
  return sources.length > 0
}

function row(claim: string, sources: readonly Source[]) {
  const links = sources.map(({ title, url }) => `[${title}](${url.replaceAll(')', '%29')})`)
  return `| ${cell(claim)} | ${cell(links.join('; '))} |`
}

function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
