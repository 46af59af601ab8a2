import { companyDay, companyTimeZone } from '#domain/company/time-zone.ts'
import { reasonNames } from '#domain/readings/corrections/correction-reasons.ts'
import type { NoAccess, PointMaterial, StationKind } from '#domain/readings/reading-choices.ts'
import { enPlaceFields } from './en-place-fields.ts'
import { enPlaceParts } from './en-place-parts.ts'
import { decimal } from './quotient.ts'

const materials: Record<PointMaterial, string> = {
  drywall: 'Drywall',
  plaster: 'Plaster',
  subfloor: 'Subfloor',
  base_plate: 'Base plate',
  framing: 'Framing',
  hardwood: 'Hardwood',
  laminate: 'Laminate',
  trim: 'Trim',
  cabinet: 'Cabinet or toe-kick',
  ceiling: 'Ceiling',
  insulation: 'Insulation',
  concrete: 'Concrete',
  masonry: 'Masonry',
  other: 'Other',
}
const stations: Record<StationKind, string> = {
  outside: 'Outside',
  unaffected: 'Unaffected area',
  affected: 'Affected area',
  dehumidifier_in: 'Dehumidifier in',
  dehumidifier_out: 'Dehumidifier out',
  hvac: 'HVAC supply',
}
const noAccess: Record<NoAccess, string> = {
  locked: 'Locked',
  blocked: 'Blocked',
  unsafe: 'Not safe',
  other: 'Other',
}

/** The walk from point to point on a visit: what is read where, what is asked, and how the visit is closed. */
export const enReadings = {
  materials,
  stations,
  noAccess,
  number: decimal,
  seeing: 'see readings',
  page: 'Readings',
  linkMore: 'Moisture points and the air',
  failed: 'The readings couldn’t be loaded',
  list: 'readings',
  notStored: 'The readings of this job aren’t stored on this device. They need a connection.',
  back: 'Back to the job',
  backToAudit: 'Back to the audit',
  visit: (nth: number, day: string) => `Visit ${nth}, ${day}`,
  progress: (read: number, all: number) => `${read} of ${all} read`,
  weekday: (at: Date) => at.toLocaleDateString('en-US', { timeZone: companyTimeZone, weekday: 'long' }),
  /** Above a column of earlier readings. */
  column: (at: Date, now: Date) =>
    dayWords(at, now, { today: 'Today', yesterday: 'Yesterday', weekday: 'short' }),
  /** In the middle of a sentence: "42 is 14 higher than yesterday." */
  since: (at: Date, now: Date) =>
    dayWords(at, now, { today: 'earlier today', yesterday: 'yesterday', weekday: 'long' }),
  air: 'Air',
  /** What the portal proposed is translated, what a person typed is not. */
  place: (typed: string) => typed,
  strip: 'Points by room',
  ofRoom: (room: string, read: number, all: number) => `${room}: ${read} of ${all} read`,
  notRead: 'Not read',
  noRoom: 'Room not known',
  was: (value: string) => `was ${value}`,
  takeBack: 'Take back',
  takeBackOf: (what: string) => `Take back the reading of ${what}`,
  couldNotReach: 'No access',
  point: (number: number) => `Point ${number}`,
  about: (number: number, material: string, meter: string) =>
    `Point ${number}. ${material}, ${/meter/i.test(meter) ? meter : `meter ${meter}`}.`,
  goal: (goal: string) => `Goal ${goal}`,
  goalFrom: (room: string) => `, from ${room.toLowerCase()}.`,
  goalDefault: ', a default.',
  readDry: 'Read the same material in a dry room.',
  isReference: 'Dry reference: its reading is the goal of the others.',
  typed: (point: string, typed: string) => `${point}: ${typed || 'nothing typed'}`,
  also: (name: string, value: string) => `${name} read ${value} here too.`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  photoOf: (when: string) => `Photo of ${when}`,
  next: 'Next',
  lastOne: 'This is the last one.',
  table: { point: 'Point', goal: 'Goal', now: 'Now', default: 'default' },
  reference: 'Dry reference',
  typeAgain: 'Type it again',
  save: (value: string) => `Save ${value}`,
  why: 'Why can’t it be read?',
  keys: {
    label: 'Number pad',
    back: 'Delete',
    photo: 'Photo',
    noAccess: 'No access',
    next: 'Next point',
    nextField: 'Next',
    minus: 'Minus',
    point: 'Decimal point',
    hint: 'Type digits. Enter goes on, Backspace deletes, the arrows move, P takes a photo.',
  },
  fahrenheit: 'Temperature, °F',
  humidity: 'Humidity, %',
  grains: (grains: number) => `${grains.toFixed(1)} gr/lb`,
  ofAir: (fahrenheit: string, humidity: string) => `${fahrenheit} °F, ${humidity}%`,
  last: (value: string, when: string) => `${value} ${when}`,
  done: (read: number, noAccess: number) => {
    if (noAccess > 0) return `${read} read, ${noAccess} no access.`
    return read === 1 ? 'The only reading is done.' : `All ${read} read.`
  },
  closeVisit: 'Lock the readings',
  othersClose: 'The lead technician or the office locks the readings.',
  closeShort: 'Lock readings',
  closing: {
    title: 'Lock the readings of this visit?',
    stands: 'They will stand. What was wrong is corrected with a reason from then on.',
    points: (numbers: string) => `Not read: points ${numbers}.`,
    point: (number: string) => `Not read: point ${number}.`,
    air: (places: string) => `The air isn’t measured: ${places}.`,
    unusual: 'Unusual, and saved as right:',
    noAir: 'No place to measure the air is set up.',
    close: 'Lock the readings',
    stay: 'Keep reading',
  },
  closed: {
    title: 'The readings are locked',
    by: (name: string, when: string) => `Locked by ${name}, ${when.replace(/\.$/, '')}.`,
    here: 'Locked on this device, and not sent yet.',
    undo: ' locking the readings',
    finish: 'Finish the visit',
    more: 'Press a reading to correct it, with a reason.',
    others:
      'Who read them or locked them can correct them until that day is over, and the office at any time.',
  },
  correction: {
    add: 'Add a correction',
    open: 'Correct',
    /** Whoever corrected it is not who made the mistake. */
    by: (reason: string, name: string) => `${reason}. Corrected by ${name}`,
    openOf: (value: string) => `Correct ${value}`,
    title: (name: string) => `Correction: ${name}`,
    value: 'Reading',
    instead: (value: string) => `Instead of ${value}`,
    reason: 'Reason',
    reasons: reasonNames,
    save: 'Save correction',
    noReason: 'Enter a reason.',
    noValue: 'Enter a reading.',
  },
  noVisit: {
    title: 'No visit to read at',
    plan: 'Plan a visit first. Its readings belong to it.',
    call: 'Ask the office to plan a visit for today.',
    action: 'Plan a visit',
  },
  noRooms: {
    title: 'No rooms yet',
    more: 'Points and the air belong to rooms. Add the rooms first.',
    action: 'Open rooms',
  },
  noPoints: {
    title: 'No points yet',
    more: 'Add a point for each place where you hold the meter. Start in a dry room: its readings are the goals of the others.',
    readOnly: 'The points that the crew reads appear here.',
  },
  notHere: 'This visit isn’t one of this job any more.',
  toVisits: 'See the visits of this job',
  add: { point: 'Add point', station: 'Add air', short: { point: 'Point', station: 'Air' } },
  more: 'More actions',
  changeThis: 'Change',
  placeFields: enPlaceFields,
  pointForm: {
    add: 'Add a point',
    change: (number: number) => `Change point ${number}`,
    room: 'Room',
    number: 'Number',
    place: 'Where exactly',
    parts: enPlaceParts,
    partsLabel: 'Surface, spot and height',
    placeHint: 'For example: sink wall, 4 in above the floor',
    material: 'Material',
    meter: 'Meter and scale',
    isReference: 'Dry reference',
    isReferenceHint: 'A dry place. Its readings are the goals for the same material.',
    save: 'Save point',
    remove: 'Remove point',
    removed: (number: number) => `Point ${number} was removed.`,
    taken: 'Another point has this number.',
  },
  stationForm: {
    add: 'Add a place to measure the air',
    change: (place: string) => `Change ${place}`,
    kind: 'What is measured',
    where: 'Room or chamber',
    nowhere: 'None',
    place: 'Name',
    placeHint: 'For example: middle of the kitchen',
    unit: 'Unit number',
    unitHint: 'As on its label, such as LGR-03. Both ends of one unit have the same.',
    unitsHere: 'Dehumidifiers at this job',
    noUnit: 'Enter the number of the unit.',
    save: 'Save',
    remove: 'Remove',
    removed: (place: string) => `${place} was removed.`,
  },
  draft: 'You typed this earlier and didn’t save it.',
  startOver: 'Start over',
  bothChanged: 'Two changes',
  faults: {
    room: 'Choose a room.',
    number: 'Enter a number from 1 to 999.',
    place: 'Enter where it is.',
    material: 'Choose a material.',
    meter: 'Choose a meter and a scale.',
    kind: 'Choose what is measured.',
  },
}
export type ReadingWords = typeof enReadings

type DayNames = { today: string; yesterday: string; weekday: 'short' | 'long' }

function dayWords(at: Date, now: Date, names: DayNames) {
  return relativeDay(at, now, { ...names, locale: 'en-US' })
}

const day = 86_400_000

/** The name of a day as people say it: today, yesterday, a weekday of the last week, else its date. */
export function relativeDay(
  at: Date,
  now: Date,
  { today, yesterday, weekday, locale }: DayNames & { locale: string },
) {
  const ago = Math.round((Date.parse(companyDay(now)) - Date.parse(companyDay(at))) / day)
  if (ago === 0) return today
  if (ago === 1) return yesterday
  const timeZone = companyTimeZone
  const shown = ago > 1 && ago < 7 ? ({ weekday } as const) : ({ month: 'short', day: 'numeric' } as const)
  return at.toLocaleDateString(locale, { timeZone, ...shown })
}
