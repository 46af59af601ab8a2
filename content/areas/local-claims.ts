import { areaPath, areas, areaTitle } from '#domain/areas/areas.ts'
import { claimsOf, unmatchedIn, type Claim } from './claim-words.ts'
import { storyOf } from './stories.ts'

/** Everything we say of a place that could be wrong, and where it comes from: one table for each page, as Markdown. */
export function localClaims(): string {
  const tables = areas.map(
    (area) => `## ${areaTitle(area)} (${areaPath(area)})\n\n${tableOf(claimsOf(storyOf(area)))}`,
  )
  return `# What we say of places, and where it comes from

Written by \`npm run claims\` from \`content/areas/stories/\` and \`content/areas/facts/\`. What stands on these pages and not in this
table is advice or judgment. Where places lie and how far apart: GeoNames (www.geonames.org, CC BY 4.0, adapted) and the Gazetteer
of the U.S. Census Bureau.

${tables.join('\n\n')}
`
}

/** What no fact has of a claim, a line each. */
export function unmatchedClaims(): string[] {
  return areas.flatMap((area) =>
    claimsOf(storyOf(area))
      .map((claim) => ({ claim, missing: unmatchedIn(claim) }))
      .filter(({ missing }) => missing.length > 0)
      .map(({ claim, missing }) => `${area.slug}: ${missing.join(', ')} in “${claim.words}”`),
  )
}

function tableOf(claims: Claim[]) {
  return ['| what we say | how sure | source |', '| --- | --- | --- |', ...claims.map(row)].join('\n')
}

function row({ words, backedBy }: Claim) {
  const sources = new Map(backedBy.map(({ source }) => [source.url, source]))
  const links = [...sources.values()].map(({ title, url }) => `[${title}](${url.replaceAll(')', '%29')})`)
  const strengths = [...new Set(backedBy.map(({ strength }) => strength))]
  return `| ${cell(words)} | ${strengths.join(', ')} | ${cell(links.join('; '))} |`
}

function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
