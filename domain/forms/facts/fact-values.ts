import { companyDay } from '#domain/company/time-zone.ts'
import { localOf } from '#domain/company/local-time.ts'
import { addressLine } from '#domain/jobs/address-line.ts'
import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import { valueWords } from '#domain/jobs/facts/value-words.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { JobFact } from '../definition/job-facts.ts'

export type JobOfForm = Pick<JobDetail, 'number' | 'name' | 'phone' | 'categories' | 'facts'>

type Around = {
  /** Who fills it in. */
  technician: string
  /** When it is filled in, or was signed first. */
  at: Date
  /** How the reader’s language says a fact of the job. */
  say?: (name: string, value: unknown) => string
}

export type FactValues = Readonly<Partial<Record<JobFact, Json>>>

/** What flows into a form: of the job, where it has one, and of who fills it in when. What isn’t known is left out. */
export function factValues(job: JobOfForm | null, around: Around): FactValues {
  const known = { ...(job && ofJob(job, around)), ...ofForm(around) }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '' && value !== null))
}

function ofForm({ technician, at }: Around) {
  return {
    'technician.name': technician,
    'form.date': companyDay(at),
    'form.time': localOf(at).slice(11, 16),
  } satisfies FactValues
}

function ofJob({ number, name, phone, categories, facts }: JobOfForm, { say = valueWords }: Around) {
  const category = categories.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)?.category
  const cause = [say('source', facts.source), facts.source_note].filter(Boolean).join(', ')
  return {
    'job.number': number,
    'customer.name': name,
    'customer.relation': facts.relation ?? '',
    'customer.phone': displayPhone(phone),
    'customer.email': facts.email ?? '',
    'loss.address': addressLine(facts),
    'loss.date': facts.began_on ?? facts.found_on ?? '',
    'loss.cause': cause || say('loss_type', facts.loss_type),
    'loss.is_water': isWaterLoss(facts, category !== undefined),
    'loss.category': category === undefined ? '' : `category_${category}`,
    'insurance.has_claim': hasClaim(facts),
    'insurance.carrier': facts.carrier ?? '',
    'insurance.claim': facts.claim_number ?? '',
    'insurance.adjuster': facts.adjuster_name ?? '',
  } satisfies FactValues
}

/** Empty where nobody knows, so that the form asks. */
function hasClaim({ will_claim, carrier, claim_number }: JobOfForm['facts']) {
  if (carrier || claim_number || will_claim === 'yes') return 'yes'
  return will_claim === 'no' ? 'no' : ''
}

/** Empty where the loss can be either, so that the form asks: a basement or a storm can be without water. */
function isWaterLoss({ loss_type, loss_secondary }: JobOfForm['facts'], hasCategory: boolean) {
  if (hasCategory || isWet(loss_type) || isWet(loss_secondary)) return 'yes'
  return loss_type && dry.has(loss_type) ? 'no' : ''
}

function isWet(loss: LossType | undefined) {
  return loss === 'water' || loss === 'sewage'
}

const dry: ReadonlySet<LossType> = new Set<LossType>(['fire', 'mold', 'trauma', 'vandalism'])
