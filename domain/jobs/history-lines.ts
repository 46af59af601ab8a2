import { isReference } from '#domain/leads/reference-form.ts'
import * as z from 'zod'
import { localOf } from '#domain/company/local-time.ts'
import type { ToldEvent } from '#domain/events/define-event.ts'
import { timeWords } from '#domain/visits/visit-time.ts'
import { changedWords } from './facts/changed-words.ts'
import { SeenDifferences } from './facts/differed.ts'
import { differedWords } from './facts/differed-words.ts'
import { sideStates, stages } from './stages/stages.ts'

/** "Inspected → Authorized", "Drying → Mitigating: “Wet again”". */
export function stageLine({ payload }: ToldEvent) {
  const way = `${stageLabel(payload['from'])} → ${stageLabel(payload['to'])}`
  const line = payload['is_override'] ? `${way}, with a requirement overridden` : way
  return typeof payload['reason'] === 'string' ? `${line}: “${payload['reason']}”` : line
}

export function sideLine({ payload }: ToldEvent) {
  const to = sideStates.find(({ value }) => value === payload['to'])
  if (!to) return 'Resumed'
  const reason = payload['reason']
  return typeof reason === 'string' ? `${to.label}: ${reason}` : to.label
}

const Values = z.record(z.string(), z.unknown())

/** "Changed parking: “In the alley”". */
export function changedLine({ payload }: ToldEvent) {
  const names = Array.isArray(payload['facts']) ? payload['facts'].map(String) : []
  return changedWords(names, Values.safeParse(payload['values']).data)
}

/** "Read to the caller at 5:19 PM: “Please get everyone out now.”": a call that was taken offline arrives later than that. */
export function safetyLine({ payload: { at, sentence } }: ToldEvent) {
  const time = timeWords(localOf(new Date(String(at))).slice(11))
  return `Read to the caller at ${time}: “${String(sentence)}”`
}

/** "MR-2611-012 merged into MR-2611-009": both jobs tell it, with what they said differently. */
export function mergedLine({ payload: { from, to, facts, differed } }: ToldEvent) {
  if (!from || !to) return 'Merged with another job'
  const line = `${String(from)} merged into ${String(to)}`
  const names = Array.isArray(facts) ? facts.map(String) : []
  const numbers = { from: String(from), to: String(to) }
  return names.length === 0
    ? line
    : `${line}. ${differedWords(names, SeenDifferences.parse(differed ?? {}), numbers)}`
}

/** What a request says that was merged: the job does not follow it by itself. */
export function consentToldLine({ payload: { from } }: ToldEvent) {
  const told = isReference(String(from))
    ? `Request ${String(from)}, which was closed as a duplicate,`
    : `The request of ${String(from)}, which was merged into this job,`
  return `${told} now agrees to text messages. This job’s answer was not changed: ask the customer`
}

export function codeChangedLine(told: ToldEvent) {
  return `${codeOf(told)} changed`
}

export function codeRemovedLine(told: ToldEvent) {
  return `${codeOf(told)} removed`
}

/** "Access code of MR-2611-012 shown": a merge carried that one here. */
export function shownLine(told: ToldEvent) {
  return `${codeOf(told)} shown`
}

export function downloadedLine(told: ToldEvent) {
  return `${codeOf(told)} downloaded to a device`
}

function codeOf({ payload: { code_of } }: ToldEvent) {
  return code_of ? `Access code of ${String(code_of)}` : 'Access code'
}

function stageLabel(value: unknown) {
  return stages.find((stage) => stage.value === value)?.label ?? String(value)
}
