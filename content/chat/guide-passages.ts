import type { Passage } from '#domain/chat/answers/passage.ts'
import type { RuleId } from '#domain/safety/rules.ts'
import { firstSteps } from '#domain/safety/first-steps.ts'
import { serviceNamed, type ServiceSlug } from '#domain/services/services.ts'
import * as basement from '#content/guides/basement-restoration.ts'
import * as fire from '#content/guides/fire-damage.ts'
import { insuranceRules, type Advised, type ServiceGuide } from '#content/guides/guide.ts'
import * as mold from '#content/guides/mold-remediation.ts'
import * as trauma from '#content/guides/trauma-cleanup.ts'
import * as water from '#content/guides/water-damage.ts'
import { noValve, valves } from '#content/guides/water-valves.ts'
import { asks, nowAsks } from './asks.ts'

/**
 * What the pages of the services say, piece by piece, each with the part of its page that opens. What stands below "Please don’t" is
 * not quoted: without its heading it would say the opposite.
 */
export const guidePassages: readonly Passage[] = [
  ...about('water-damage', water.waterDamage, [
    ...valves.map(({ name, where, steps }) =>
      part(
        'shut-it-off',
        { title: name, ...joined([{ text: where }, ...steps]) },
        'shut off stop turn main water valve',
      ),
    ),
    part('shut-it-off', { title: 'When no valve helps', ...noValve }, 'private well pressure tank'),
    part(
      'clean-leak',
      { title: 'Can you start cleaning up?', ...joined(water.cleanLeak) },
      'mop towels clean myself',
    ),
    ...water.reasons.map((each) => part('until-dry', each)),
    ...water.waterSources.map(({ id, dirt, text, ...each }) =>
      part(id, { ...each, text: `${text} ${dirt}` }, asks[id]),
    ),
    ...water.categories.map(({ name, what, work }) =>
      part('how-dirty', { title: name, text: `${what} ${work}` }),
    ),
  ]),
  ...about('fire-damage', fire.fireDamage, [
    ...fire.firstDay.map((each) => part(each.id, each)),
    ...fire.rooms.map((each) => part('where-smoke-goes', each)),
    ...fire.residues.map(({ name, from, clean }) =>
      part('residues', { title: name, text: `${from} ${clean}` }),
    ),
    ...fire.odor.map((each) => part('odor', each)),
  ]),
  ...about('mold-remediation', mold.moldRemediation, [
    part('yourself', { title: 'Can you clean it yourself?', ...joined(mold.yourself) }),
    ...mold.containment.map((each) => part('containment', each)),
    ...mold.plainWords.map((each) => part(each.id, each)),
  ]),
  ...about('trauma-cleanup', trauma.traumaCleanup, [
    part(
      'four-questions',
      { title: 'What we ask on the phone', ...trauma.someoneToTalkTo },
      'talk to someone crisis',
    ),
    ...trauma.whoPays.map((each) => part('who-pays', each)),
    ...trauma.howWeKeepIt.map((each) => part('discretion', each)),
  ]),
  ...about('basement-restoration', basement.basementRestoration, [
    ...basement.waysIn.map(({ tell, text, ...each }) =>
      part(each.id, { ...each, text: `${tell} ${text}` }, asks[each.id]),
    ),
    part('sump-test', { title: 'How to test your sump pump', ...joined(basement.sumpTest) }, 'check try'),
    ...basement.crawlSpace.map((each) =>
      part('crawl-space', { ...each, title: `Crawl spaces: ${each.title}` }),
    ),
  ]),
]

type Piece = Advised & { readonly title: string; readonly id: string; readonly asks?: string }

function about(slug: ServiceSlug, guide: ServiceGuide, pieces: readonly Piece[]): Passage[] {
  const { phases, factors, insurance, last } = guide
  const all = [
    part('now', { title: 'What to do now', ...joined(firstSteps[slug].now) }, nowAsks[slug]),
    ...pieces,
    ...phases.map((each) => part('after-you-call', each)),
    ...factors.map((each) => part('time-and-cost', each)),
    part('insurance', { title: 'What we record', text: insurance.record }),
    ...(insurance.discard
      ? [part('insurance', { title: 'Before the adjuster comes', ...insurance.discard })]
      : []),
    ...(slug === 'water-damage' ? insuranceRules.map((each) => part('insurance', each)) : []),
    part('now', last),
  ]
  return all.map(({ title, text, rules = [], id, asks }) => ({
    title: `${serviceNamed(slug)}: ${title}`,
    text,
    rules,
    path: `/services/${slug}#${id}`,
    asks,
  }))
}

function part(id: string, told: Advised & { readonly title: string }, asks?: string): Piece {
  const { title, text, rules } = told
  return { id, title, text, rules, asks }
}

/** Steps in a row, one after the other. */
function joined(steps: readonly Advised[]): { text: string; rules: readonly RuleId[] } {
  return {
    text: steps.map(({ text }) => text).join(' '),
    rules: [...new Set(steps.flatMap(({ rules = [] }) => rules))],
  }
}
