import * as z from 'zod'
import type { Words } from '../../words/en.ts'
import type { Fault } from '../../store/stored-entry.ts'
import type { Entry } from '../entry.ts'
import { isUnsent, isUploaded, isWithOffice } from '../unsent-states.ts'
import { writeKinds } from '../write-kinds.ts'

/** An entry in a few words: "Arrived", "Photo IMG_2041.jpg", "Note: Wet to the studs". */
export function entryWords(
  { write }: Pick<Entry, 'write'>,
  {
    field: { outbox, done, steps },
    calls,
    choices,
    time,
  }: Pick<Words, 'field' | 'calls' | 'choices' | 'time'>,
): string {
  // That the office was asked is not known on this device.
  const names = { ...done, needs_office: steps.needs_office }
  switch (write.kind) {
    case 'note':
      return `${outbox.note}: ${shortNote(write.text)}`
    case 'step': {
      const { reason, detail } = write
      const why = [reason && calls.reason[reason], detail].filter(Boolean).join('. ')
      return why ? `${names[write.step]}: ${why}` : names[write.step]
    }
    case 'undo_step':
      return outbox.undo(names[write.undo.kind])
    case 'photo':
      return `${outbox.photo} ${write.name}`
    case 'move':
      return moveWords(write.move, { outbox, choices, time })
    case 'job':
      return outbox.job
    case 'job_change':
      return outbox.jobChange(Object.keys(write.changes).length)
    case 'job_category':
      return outbox.category(write.category)
    case 'access_code':
      return write.code === null ? outbox.codeRemoved : outbox.accessCode
    case 'job_stage':
      return outbox.stage(write.stage)
    case 'job_side':
      return write.side ? outbox.aside(write.side, write.reason ?? '') : outbox.resume
    case 'item':
      return outbox.item(write.text)
    case 'room':
      return outbox.room(String(write.room['name'] ?? ''))
    case 'room_change':
      return (write.changes['removed'] === true ? outbox.roomRemoved : outbox.roomChanged)(write.name)
    case 'sketch':
      return outbox.sketch(String(write.sketch['level'] ?? ''), Boolean(write.sketch['copy_of']))
    case 'contents':
      return outbox.contents(String(write.contents['name'] ?? ''))
    // A box has its label for a name.
    case 'contents_change':
    case 'box_change':
      return outbox.contentsChanged(write.name)
    case 'box':
      return outbox.contents(boxName(write.box['number']))
    case 'equipment_move':
      return outbox.equipment[write.move](write.number)
    case 'point':
      return outbox.point(pointName(write.point))
    case 'point_change':
      return (write.changes['removed'] === true ? outbox.pointRemoved : outbox.pointChanged)(write.name)
    case 'station':
      return outbox.station(String(write.station['place'] ?? ''))
    case 'station_change':
      return (write.changes['removed'] === true ? outbox.stationRemoved : outbox.stationChanged)(write.name)
    case 'reading': {
      const words = measuredWords(write.reading, outbox)
      return (write.reading['corrects'] ? outbox.correction : outbox.reading)(write.name, words)
    }
    case 'deviation':
      return outbox.deviation(write.name)
    case 'submission':
      return outbox.submission(write.title)
    case 'visit_close':
      return outbox.closeVisit
    case 'item_change':
      return (write.done ? outbox.itemDone : outbox.itemOpen)(write.text)
  }
}

/** "B-07". The pure verb would be a file of its own for every desk. */
function boxName(number: unknown) {
  return `B-${String(number).padStart(2, '0')}`
}

/** "3, Toe-kick, left of the sink". */
function pointName(point: Readonly<Record<string, unknown>>) {
  return [point['number'], point['place']].filter(Boolean).join(', ')
}

/** "34", "71.5 °F, 48%", that there was no access, or that nothing is said any more. */
function measuredWords(reading: Readonly<Record<string, unknown>>, outbox: Words['field']['outbox']) {
  const { data } = Measured.safeParse(reading)
  if (data?.air) return outbox.air(data.air)
  if (data?.no_access) return outbox.noAccess
  return typeof data?.value === 'number' ? String(data.value) : outbox.takenBack
}

const Measured = z.object({
  value: z.number().nullish(),
  no_access: z.string().nullish(),
  air: z.object({ fahrenheit: z.number(), humidity: z.number() }).nullish(),
})

/** What a status change leads to: when someone comes, or how the request ended. */
function moveWords(
  { status, schedule, outcome }: Extract<Entry['write'], { kind: 'move' }>['move'],
  { outbox, choices, time }: Pick<Words, 'choices' | 'time'> & Pick<Words['field'], 'outbox'>,
) {
  if (schedule) return outbox.visit(time.visit(schedule))
  const words = choices.status[status]
  return outbox.move(outcome ? `${words}, ${choices.outcome(outcome)}` : words)
}

/** Why the server did not take an entry, in the language of the reader where that has words for it. */
export function faultWords({ code, detail }: Pick<Fault, 'code' | 'detail'>, { codes }: Words['problems']) {
  return codes[code] ?? detail
}

/** The beginning of a note. */
export function shortNote(text: string) {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** What the office did with something that it took over. */
export function takenOverWords(entry: Pick<Entry, 'write' | 'fault'>, { outbox }: Words['field']) {
  const { officeAdds } = writeKinds[entry.write.kind]
  const isAdded = officeAdds === 'if-uploaded' ? isUploaded(entry) : officeAdds === 'always'
  return isAdded ? outbox.byOffice.added : outbox.byOffice.taken_over
}

type Titled = Counted & { entries: readonly Entry[] }
type Counted = { notes: number; forms: number; photos: number }

/** "2 not sent, 1 note not finished, 17 with the office", or that everything is sent. */
export function titleWords({ entries, ...unsaved }: Titled, { outbox }: Words['field']) {
  const unsent = entries.filter(isUnsent).length
  const office = entries.filter(isWithOffice).length
  const parts = [
    unsent > 0 && outbox.notSent(unsent),
    unsavedWords(unsaved, outbox),
    office > 0 && outbox.withOffice(office),
  ]
  return parts.filter(Boolean).join(', ') || outbox.allSent
}

/** "1 note not finished, 6 photos not saved"; empty where there is nothing. */
export function unsavedWords({ notes, forms, photos }: Counted, { unsaved }: Words['field']['outbox']) {
  const parts = [
    notes > 0 && unsaved.notes(notes),
    forms > 0 && unsaved.forms(forms),
    photos > 0 && unsaved.photos(photos),
  ]
  return parts.filter(Boolean).join(', ')
}

const longest = 60
