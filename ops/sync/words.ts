import type { LeadMove } from '#domain/leads/lead-move.ts'
import { outcomeWords } from '#domain/leads/outcomes.ts'
import { statusWords } from '#domain/leads/status-words.ts'
import { officeReasonWords, visitStepWords } from '#domain/leads/visit-steps/visit-step-words.ts'
import { visitWords } from '#domain/visits/visit-time.ts'
import { factLines } from '#domain/jobs/facts/value-words.ts'
import { sideWords, stageWords } from '#domain/jobs/stages/stages.ts'
import { boxLines, itemLines } from '#domain/contents/contents-lines.ts'
import { deviationContent } from '#domain/readings/deviations/deviation-lines.ts'
import { placeLines, readingLines } from '#domain/readings/reading-lines.ts'
import { roomLines } from '#domain/rooms/room-lines.ts'
import { sketchContent } from '#domain/sketch/sketch-content.ts'
import { isNoPhoto } from '#domain/photos/no-photo.ts'
import { officeCallWords } from '../desk/office-call-words.ts'
import { writeKinds } from '../outbox/write-kinds.ts'
import { kinds } from './kind-names.ts'
import type { ProblemDecision, SeenWrite, SyncProblem } from '#domain/sync/problem.ts'

export function problemsWords(count: string) {
  return count === '1' ? '1 sync problem' : `${count} sync problems`
}

/** Over what waits for a decision on its request. */
export function refusedWords(count: number) {
  return count === 1
    ? '1 item from the field needs your decision'
    : `${count} items from the field need your decision`
}

/** Whose request it is, inside a sentence. */
export function customerWords(customer: string | null) {
  return customer ?? 'a request without a name'
}

export function requestWords(customer: string | null) {
  return customer === null ? 'the request' : `the request from ${customer}`
}

export function kindOf({ write }: Pick<SyncProblem, 'write'>) {
  return kinds[write.kind]
}

/** What was done and by whom: "Status change by Ivy Starling". */
export function titleWords({ write, by }: Pick<SyncProblem, 'write' | 'by'>) {
  const kind = kinds[write.kind]
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} by ${by.name}`
}

/** What it says: the note, the step, the name of the photo, or the new status with what belongs to it. */
export function contentWords(write: SeenWrite): string {
  switch (write.kind) {
    case 'note':
      return write.text
    case 'step':
      return stepWords(write)
    case 'undo_step':
      return `${visitStepWords[write.undo.kind]}: taken back`
    case 'photo':
      return write.name
    case 'move':
      return moveWords(write.move)
    case 'job':
      return factLines(write.facts).join('\n')
    case 'job_change':
      return factLines(write.changes).join('\n')
    case 'job_category':
      return `Category ${write.category}: ${write.reason}`
    case 'access_code':
      if (write.code === null) return 'The code is to be removed. Open the job and remove it yourself.'
      return 'The code stays on the device. Ask for it by phone, and enter it in the job.'
    case 'job_stage':
      return [
        stageWords(write.stage),
        write.override && `overridden: ${write.override}`,
        write.reason && `moved back: ${write.reason}`,
      ]
        .filter(Boolean)
        .join(', ')
    case 'job_side':
      return write.side ? `${sideWords(write.side)}: ${write.reason ?? ''}` : 'Resume the job'
    case 'item':
      return write.text
    case 'room':
      return roomLines(write.room)
    case 'room_change':
      return [write.name, roomLines(write.changes)].filter(Boolean).join('\n')
    case 'sketch':
      return sketchContent(write.sketch)
    case 'contents':
      return itemLines(write.contents)
    case 'contents_change':
      return [write.name, itemLines(write.changes)].filter(Boolean).join('\n')
    case 'box':
      return boxLines(write.box)
    case 'box_change':
      return [write.name, boxLines(write.changes)].filter(Boolean).join('\n')
    case 'equipment_move':
      return `${write.number}: ${moved[write.move]}${write.condition ? `, ${write.condition}` : ''}`
    case 'point':
      return placeLines(write.point)
    case 'station':
      return placeLines(write.station)
    case 'point_change':
    case 'station_change':
      return [write.name, placeLines(write.changes)].filter(Boolean).join('\n')
    case 'reading':
      return [write.name, readingLines(write.reading)].filter(Boolean).join('\n')
    case 'deviation':
      return [write.name, deviationContent(write.deviation)].filter(Boolean).join('\n')
    case 'submission':
      return write.title
    case 'visit_close':
      return 'The visit is done: its readings stand.'
    case 'item_change':
      return `${write.done ? 'Done' : 'Open again'}: ${write.text}`
    case 'unreadable':
      return 'This work can’t be shown. Ask the person in the field what it was, then send it back or discard it.'
    case 'hidden':
      return 'This is about a job that you can’t see. Ask someone who sees that job to settle it.'
  }
}

const moved = { placed: 'placed', moved: 'moved', pulled: 'picked up', undone: 'last move undone' } as const

function stepWords(write: Extract<SeenWrite, { kind: 'step' }>) {
  const [step, why] = [
    visitStepWords[write.step],
    officeCallWords(write, { officeReason: officeReasonWords }),
  ]
  return why ? `${step}: ${why}` : step
}

function moveWords({ status, schedule, outcome, duplicate_of }: LeadMove) {
  if (status === 'scheduled' && schedule) return `Scheduled for ${visitWords(schedule)}`
  if (status !== 'closed' || !outcome) return statusWords[status]
  return `Closed: ${outcomeWords(outcome)}${duplicate_of ? ` of ${duplicate_of}` : ''}`
}

export function reasonWords({ detail }: Pick<SyncProblem, 'detail'>) {
  return detail || 'The server gave no reason.'
}

type AddableProblem = Pick<SyncProblem, 'write' | 'photo'>

/** Whether the server adds it to the request when it is taken over. A status change and an access code are for the office to enter. */
export function isAddable({ write, photo }: AddableProblem) {
  return photo !== null || (isSeen(write) && writeKinds[write.kind].officeAdds === 'always')
}

export function takeOverWords(problem: AddableProblem) {
  if (problem.write.kind === 'job') return 'Make the job'
  if (isOfJob(problem.write)) return isAddable(problem) ? 'Save it in the job' : 'I’ll update the job'
  return isAddable(problem) ? 'Add to the request' : 'I’ll update the request'
}

/** What happens to an open problem that is taken over; empty where the card says it already, or no one can take it over. */
export function consequenceWords(problem: PhotoProblem) {
  const { write, state, by } = problem
  if (state !== 'open' || !isSeen(write)) return ''
  if (write.kind === 'move') return 'Open the request and update its status yourself.'
  if (write.kind === 'photo') return photoWords(problem)
  if (write.kind === 'job_stage' || write.kind === 'job_side') return 'Open the job and change it yourself.'
  if (write.kind === 'submission') return 'Ask whoever filled it in to open it and send it again.'
  if (write.kind === 'access_code') return ''
  if (ofWhoDid.has(write.kind))
    return `If you save it, it is saved under ${by.name}’s name, with the original time.`
  if (isOfJob(write)) return 'If you save it, it is saved under your name.'
  return `If you add it, it is saved under ${by.name}’s name, with the original time.`
}

/** Added under the name of whoever did it, as what they add to a request is. */
const ofWhoDid: ReadonlySet<SeenWrite['kind']> = new Set([
  'item',
  'item_change',
  'room',
  'sketch',
  'contents',
  'box',
  'equipment_move',
  'point',
  'station',
  'reading',
  'deviation',
  'visit_close',
])

/** Where the photo of an open problem is; empty for anything else. */
function photoWords({ write, state, code, photo, is_photo_hidden, by }: PhotoProblem) {
  if (write.kind !== 'photo' || state !== 'open') return ''
  if (photo) return `The photo was uploaded. If you add it, it is saved under ${by.name}’s name.`
  if (is_photo_hidden)
    return 'The photo was uploaded. It can’t be shown to you. Ask someone who may see restricted photos to look at it.'
  if (code === 'photo-lost') return 'There is no picture to show.'
  if (isNoPhoto(code))
    return `The file can’t be used as a photo, so there is no picture to show. It is still on ${by.name}’s device.`
  return `The photo is still on ${by.name}’s device.`
}

type PhotoProblem = Pick<SyncProblem, 'write' | 'state' | 'code' | 'photo' | 'is_photo_hidden' | 'by'>

function isOfJob(write: SeenWrite) {
  return isSeen(write) && writeKinds[write.kind].of === 'job'
}

/** Whether there is anything to read, and so to take over. */
export function isSeen(write: SeenWrite): write is Exclude<SeenWrite, { kind: 'unreadable' | 'hidden' }> {
  return write.kind !== 'unreadable' && write.kind !== 'hidden'
}

type Decided = ProblemDecision['state']

const decided: Record<Exclude<SyncProblem['state'], 'open' | 'arrived'>, string> = {
  taken_over: 'Taken over',
  sent_back: 'Sent back',
  discarded: 'Discarded',
}

/** What the office decided and who did: "Sent back by Marcus Wren". Empty while it is open. */
export function decisionWords({ state, decided_by }: Pick<SyncProblem, 'state' | 'decided_by'>) {
  if (state === 'open') return ''
  if (state === 'arrived')
    return decided_by ? `Sent again by ${decided_by} and accepted` : 'Sent again and accepted'
  return decided_by ? `${decided[state]} by ${decided_by}` : decided[state]
}

type DecidedProblem = Pick<SyncProblem, 'write' | 'by' | 'photo'>

/** Said once it is decided: what happens next, and who does it. */
export function doneWords(problems: readonly [DecidedProblem, ...DecidedProblem[]], state: Decided) {
  const [problem] = problems
  if (problems.length > 1) return `You added ${problems.length} items by ${problem.by.name} to the request.`
  const what = `the ${kindOf(problem)} by ${problem.by.name}`
  if (state === 'taken_over' && isOfJob(problem.write)) return `You took over ${what}.`
  if (state === 'taken_over' && isAddable(problem)) return `You added ${what} to the request.`
  if (state === 'taken_over') return `You took over ${what}. Update the request yourself.`
  return `You ${state === 'sent_back' ? 'sent back' : 'discarded'} ${what}. They will see your reason on their device.`
}

/** Said while several are added, and where some of them were not. */
export function addedWords(done: number, all: number) {
  return `${done} of ${all} added to the request.`
}
