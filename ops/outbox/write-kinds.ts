import type { LeftToOffice } from '#domain/sync/left-to-office.ts'
import type { Write } from '#domain/sync/write.ts'

type Kind = Write['kind']

type WriteKind<Of extends Kind> = {
  /** What it is written to: the words about it say so. */
  of: 'request' | 'job'
  /** Whether the lists of jobs are to be read again once the server has it; its own file is in any case. */
  changesJobs: boolean
  /** What is sent first has the lowest: what is small goes before photos. */
  urgency: 0 | 1 | 2 | 3
  /** The earlier ones of the same request that have to be settled before it is sent. */
  waitsFor: readonly Kind[]
  /** Whether the server adds it where the office takes it over after a refusal. Otherwise the office enters it. */
  officeAdds: Of extends LeftToOffice ? 'never' : 'always' | 'if-uploaded'
}

/** What sets each kind of write apart. Its icon stands in `write-icons.ts`, which few screens load. */
export const writeKinds: { readonly [Of in Kind]: WriteKind<Of> } = {
  note: { of: 'request', changesJobs: false, urgency: 1, waitsFor: [], officeAdds: 'always' },
  step: { of: 'request', changesJobs: true, urgency: 0, waitsFor: [], officeAdds: 'always' },
  undo_step: { of: 'request', changesJobs: true, urgency: 0, waitsFor: [], officeAdds: 'always' },
  // Of a room that was added on this device, too.
  photo: {
    of: 'request',
    changesJobs: false,
    urgency: 3,
    waitsFor: ['job', 'room'],
    officeAdds: 'if-uploaded',
  },
  // A status change is made on top of the one before it, and so is a change of a job.
  move: { of: 'request', changesJobs: false, urgency: 2, waitsFor: ['move'], officeAdds: 'never' },
  job: { of: 'job', changesJobs: true, urgency: 0, waitsFor: [], officeAdds: 'always' },
  job_change: {
    of: 'job',
    changesJobs: true,
    urgency: 1,
    waitsFor: ['job', 'job_change'],
    officeAdds: 'always',
  },
  job_category: { of: 'job', changesJobs: true, urgency: 1, waitsFor: ['job'], officeAdds: 'always' },
  access_code: {
    of: 'job',
    changesJobs: true,
    urgency: 1,
    waitsFor: ['job', 'access_code'],
    officeAdds: 'never',
  },
  item: { of: 'job', changesJobs: false, urgency: 1, waitsFor: ['job'], officeAdds: 'always' },
  // Of two items, as of two rooms, the one doesn't wait for the other.
  item_change: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['item', 'item_change'],
    officeAdds: 'always',
  },
  room: { of: 'job', changesJobs: false, urgency: 1, waitsFor: ['job'], officeAdds: 'always' },
  room_change: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['room', 'room_change'],
    officeAdds: 'always',
  },
  // The newest takes the place of what was not sent yet, so only what is on its way comes before.
  sketch: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['job', 'room', 'sketch'],
    officeAdds: 'always',
  },
  // Of rooms and boxes that were added on this device, too.
  contents: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['job', 'room', 'box'],
    officeAdds: 'always',
  },
  contents_change: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['room', 'box', 'contents', 'contents_change'],
    officeAdds: 'always',
  },
  box: { of: 'job', changesJobs: false, urgency: 1, waitsFor: ['job'], officeAdds: 'always' },
  box_change: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['box', 'box_change'],
    officeAdds: 'always',
  },
  // Only the time counts, so one doesn't wait for the other: an undo waits for what it undoes, and each for its room and its photo.
  equipment_move: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['job', 'room', 'photo', 'equipment_move'],
    officeAdds: 'always',
  },
  // Where something is measured waits for its room, and a reading for where it was measured.
  point: { of: 'job', changesJobs: false, urgency: 1, waitsFor: ['job', 'room'], officeAdds: 'always' },
  point_change: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['room', 'point', 'point_change'],
    officeAdds: 'always',
  },
  station: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['job', 'room', 'room_change'],
    officeAdds: 'always',
  },
  station_change: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['room', 'room_change', 'station', 'station_change'],
    officeAdds: 'always',
  },
  reading: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['job', 'point', 'station', 'reading'],
    officeAdds: 'always',
  },
  deviation: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['job', 'room', 'room_change'],
    officeAdds: 'always',
  },
  // Its photos come first. What is refused goes back to whoever filled it in.
  submission: {
    of: 'job',
    changesJobs: false,
    urgency: 1,
    waitsFor: ['job', 'photo'],
    officeAdds: 'never',
  },
  // It goes in its turn, after the readings: one that is stuck comes late, and keeps nobody from closing.
  visit_close: { of: 'job', changesJobs: true, urgency: 1, waitsFor: ['job'], officeAdds: 'always' },
  // Each is made on top of the one before it. Readings go before it in their turn; units and photos may go later, and a gate asks for them.
  job_stage: {
    of: 'job',
    changesJobs: true,
    urgency: 1,
    waitsFor: ['job', 'job_stage', 'job_side', 'equipment_move', 'photo'],
    officeAdds: 'never',
  },
  job_side: {
    of: 'job',
    changesJobs: true,
    urgency: 1,
    waitsFor: ['job', 'job_stage', 'job_side'],
    officeAdds: 'never',
  },
}
