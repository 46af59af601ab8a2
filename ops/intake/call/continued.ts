import { JobFacts } from '#domain/jobs/facts/facts.ts'
import { hazards } from '#domain/jobs/facts/site-choices.ts'
import { placeNames, placeText, readPlace } from '#domain/jobs/place-text.ts'
import type { Draft } from './draft.ts'
import { factsOf } from './facts-of.ts'
import { readTyped } from './typed.ts'

/** A call that goes on with a job or a request that is there: with its clock, and what was said beats what is known. */
export function continued(call: Draft, onto: Draft): Draft {
  const said = { ...saidOf(call, onto), ...placeOf(call, onto) }
  const typed = typedOf(call, onto)
  const isSaid = (name: string) => Object.hasOwn(said, name)
  return {
    ...onto,
    started_at: call.started_at ?? onto.started_at,
    chosen: JobFacts.parse({ ...onto.chosen, ...said }),
    typed: { ...Object.fromEntries(Object.entries(onto.typed).filter(([name]) => !isSaid(name))), ...typed },
    place: placeNames.some(isSaid) ? null : onto.place,
    code: call.code || onto.code,
    category: call.category ?? onto.category,
    absorbs: wasSaved(call) ? call.id : (call.absorbs ?? onto.absorbs),
  }
}

/** Also where the answer to its first save is still awaited. */
function wasSaved({ of, saved, pending }: Draft) {
  return of === 'call' && (saved !== null || pending !== null)
}

/** A danger that was told stays, whatever the next caller knows of it: it is taken back where everyone sees that. */
function saidOf({ chosen }: Draft, onto: Draft) {
  const known = factsOf(onto).facts
  const isDanger = (name: string) => hazards.some(({ value }) => value === name && known[value] === 'yes')
  return Object.fromEntries(
    Object.entries(chosen).filter(([name]) => !placeNames.some((each) => each === name) && !isDanger(name)),
  )
}

/** Half a place is completed from the one that is known, unless it is in another town. */
function placeOf(call: Draft, onto: Draft) {
  const said = call.place === null ? call.chosen : readPlace(call.place)
  if (placeText(said) === '') return {}
  const known = factsOf(onto).facts
  const isSameTown = said.town?.toLowerCase() === known.town?.toLowerCase()
  const place = said.town && !isSameTown ? said : { ...known, ...said, town: known.town }
  return Object.fromEntries(placeNames.map((name) => [name, place[name]]))
}

/** An empty field says nothing, and a note is added to the one that is there. */
function typedOf(call: Draft, onto: Draft) {
  const typed = Object.entries(call.typed).filter(([, text]) => text.trim() !== '')
  const { phone, call_note: note, ...rest } = Object.fromEntries(typed)
  const noted = factsOf(onto).facts.call_note
  return {
    ...rest,
    ...(phone && isOtherNumber(phone, onto) && { phone }),
    ...(note && { call_note: [noted, note].filter(Boolean).join('\n') }),
  }
}

/** The number that found the job is one of its own, and mostly not typed to its end. */
function isOtherNumber(typed: string, onto: Draft) {
  const { phone } = readTyped({ phone: typed }).facts
  const known = factsOf(onto).facts
  return phone !== undefined && ![known.phone, known.phone2, known.owner_phone].includes(phone)
}
