import { instructionsIn } from '#domain/safety/instructions.ts'
import type { Told } from '#content/safety/rules-page.ts'
import { safetyRules, type RuleId } from '#domain/safety/rules.ts'
import { insuranceRules } from './guide.ts'
import * as basementRestoration from './basement-restoration.ts'
import * as fireDamage from './fire-damage.ts'
import * as moldRemediation from './mold-remediation.ts'
import * as traumaCleanup from './trauma-cleanup.ts'
import * as waterDamage from './water-damage.ts'
import * as waterValves from './water-valves.ts'
import { rooms } from '#domain/services/rooms.ts'

const pages: readonly { readonly where: string; readonly texts: unknown }[] = [
  { where: 'service guide: water-damage', texts: byName({ ...waterDamage, ...waterValves }) },
  { where: 'service guide: fire-damage', texts: byName({ ...fireDamage }) },
  { where: 'service guide: mold-remediation', texts: byName({ ...moldRemediation }) },
  { where: 'service guide: trauma-cleanup', texts: byName({ ...traumaCleanup }) },
  { where: 'service guide: basement-restoration', texts: byName({ ...basementRestoration }) },
  { where: 'service guide: insurance', texts: insuranceRules },
  { where: 'rooms of the house', texts: rooms },
]

/** The exports of a module come in an order that depends on who loads it. */
function byName(exports: object) {
  return Object.fromEntries(Object.entries(exports).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Every instruction in the service guides, with the rules of the text that it stands in. */
export function serviceInstructions(): Told[] {
  return pages.flatMap(({ where, texts }) => toldIn(texts, []).map((told) => ({ where, ...told })))
}

/** Fields that name things, and so tell nobody to do anything: the room "Drain", the category "Clean water". */
const names = new Set(['id', 'key', 'name', 'part', 'rules', 'service', 'slug'])

type Covered = { readonly text: string; readonly rules: readonly RuleId[] }

/** Texts are found wherever they stand, so that a new one cannot be forgotten. Rules hold for what lies beside and below them. */
function toldIn(value: unknown, rules: readonly RuleId[]): Covered[] {
  if (typeof value === 'string') return instructionsIn(value).map((text) => ({ text, rules }))
  if (Array.isArray(value)) return value.flatMap((each: unknown) => toldIn(each, rules))
  if (typeof value !== 'object' || value === null) return []
  const covering = 'rules' in value && Array.isArray(value.rules) ? value.rules.filter(isRule) : rules
  if (isStep(value)) return [{ text: value.text, rules: covering }]
  return Object.entries(value).flatMap(([key, each]) => (names.has(key) ? [] : toldIn(each, covering)))
}

/** A step is an instruction as a whole, also where no sentence of it begins with a verb. */
function isStep(value: object): value is Covered {
  return 'rules' in value && 'text' in value && Object.keys(value).length === 2
}

function isRule(id: unknown): id is RuleId {
  return typeof id === 'string' && id in safetyRules
}
