import type { PhotoSubject } from '#domain/photos/photo-lists.ts'
import type { PhotoPhase } from '#domain/photos/photo-phases.ts'

const phases: Record<PhotoPhase, string> = {
  arrival: 'Arrival',
  source: 'Source',
  before: 'Before',
  during: 'During',
  equipment: 'Equipment',
  drying: 'Drying',
  after: 'After',
}
/** What a photo of the list shows, and how to take it. */
const subjects: Record<PhotoSubject, { what: string; how: string }> = {
  front: { what: 'Front of the house', how: 'with the house number' },
  source: { what: 'Source of the loss', how: 'the source, and what shuts it off' },
  before: { what: 'Before any work', how: 'one from each corner' },
  during: { what: 'What is removed', how: 'before you remove it' },
  equipment: { what: 'Machines with their tags', how: 'where they stand' },
  containment: { what: 'Containment', how: 'with its entry closed' },
  meter: { what: 'Meter on a point', how: 'the number must be readable' },
  after: { what: 'The finished room', how: 'once it is dry' },
}
const plural = (count: number) => (count === 1 ? '1 photo' : `${count.toLocaleString('en-US')} photos`)

/** The photos of a job: taking them, what is still missing, and looking at them. */
export const enPhotos = {
  title: 'Photos',
  list: 'photos',
  seeing: 'see job photos',
  failed: 'The photos couldn’t be loaded',
  notStored: 'The photos aren’t stored on this device. They need a connection.',
  none: 'No photos yet',
  noneMore: 'Choose a phase and a room, then take as many photos as you need.',
  noneReadOnly: 'Photos that the crew takes on site appear here.',
  noneFound: 'No photos match these filters',
  phase: 'Phase',
  room: 'Room',
  noRoom: 'No room',
  noPhase: 'No phase',
  phases,
  subjects,
  anyPhase: 'All phases',
  anyRoom: 'All rooms',
  plural,
  take: 'Take photos',
  choose: 'Choose photos',
  restrictedHere: 'Photos of this job are restricted. Only people with permission see them.',
  /** For who may not see them: docs/security.md, who took one does not read it back. */
  restrictedToYou:
    'Photos of this job are restricted. The photos you take are saved and count, but you won’t see them here afterward. The office sees them.',
  missing: {
    title: (count: number) => (count === 1 ? '1 photo still missing' : `${count} photos still missing`),
    complete: 'The photo list is complete',
    more: (count: number) => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
    taken: (have: number, least: number) => `${have} of ${least} taken`,
    in: (what: string, room: string | null) => (room === null ? what : `${what}, ${room}`),
  },
  camera: {
    title: 'Camera',
    back: 'Close the camera',
    notSent: (count: number) => `${count} not sent`,
    savesAs: (room: string | null, phase: string) =>
      room === null ? `Saves as ${phase.toLowerCase()}` : `Saves as ${room}, ${phase.toLowerCase()}`,
    inBurst: 'in this burst',
    shoot: 'Take a photo',
    torch: 'Light',
    done: 'Done',
    stillMissing: (count: number) => `${count} still missing`,
    allThere: 'Nothing is missing here',
    next: 'next photo',
    denied: 'The camera is off for this site. Allow it in the settings of the browser, or choose photos.',
    unable: 'The camera couldn’t be started. Choose photos instead.',
    full: 'This device has no room for more photos. Free some space, then take this one again.',
    hidden: (count: number) => `${count} saved. Restricted photos aren’t shown here.`,
  },
  view: {
    label: (nth: number, count: number, what: string) => `View photo ${nth} of ${count}: ${what}`,
    takenBy: (name: string | null, at: string) => [at, name ?? 'Customer'].join(', '),
    fromFile: 'time from the file',
    fromCamera: 'time from the camera',
    added: 'time when it was added',
    restricted: 'Restricted',
    caption: 'Caption',
    edit: 'Edit details',
    save: 'Save',
    restrict: 'Restrict this photo',
    restrictMore: 'Only people who may see restricted photos see it.',
    saved: 'Photo details saved',
    undone: 'Photo details put back',
  },
}

export type PhotoWords = typeof enPhotos
