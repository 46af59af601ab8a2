import type { PointStatus } from '#domain/drying/point-status.ts'
import {
  pointMaterials,
  type NoAccess,
  type PointMaterial,
  type StationKind,
} from '#domain/readings/reading-choices.ts'
import { enDeviation } from './en-deviation.ts'
import { enDryingSheet } from './en-drying-sheet.ts'
import { enDrying } from './en-drying.ts'
import { enWorking } from './en-working.ts'

function materialName(material: PointMaterial) {
  return pointMaterials.find(({ value }) => value === material)?.label ?? ''
}
const stations: Record<StationKind, string> = {
  outside: 'Outside',
  unaffected: 'Unaffected',
  affected: 'Affected',
  dehumidifier_in: 'in',
  dehumidifier_out: 'out',
  hvac: 'HVAC',
}
const noAccess: Record<NoAccess, string> = {
  locked: 'Locked',
  blocked: 'Something is in front of it',
  unsafe: 'Not safe',
  other: 'Another reason',
}
const statusCounts: Record<PointStatus | 'unread', string> = {
  dry: 'dry',
  drying: 'drying',
  stalled: 'stalled',
  rising: 'rising',
  wet: 'wet',
  unread: 'not read',
}

const list = new Intl.ListFormat('en-US')

/** Air outside is the same at every door, and a chamber is known by its name. */
function placeName(kind: StationKind, place: string) {
  if (kind === 'outside') return stations.outside
  return kind === 'affected' ? place : `${stations[kind]}, ${place}`
}

/** The drying tab of a job: is it drying, if not why, and when is it done. */
export const enDryingFile = {
  rules: enDrying,
  working: enWorking,
  title: 'Drying',
  seeing: 'see readings',
  list: 'readings',
  failed: 'The readings couldn’t be loaded',
  notStored: 'The readings aren’t stored on this device. They need a connection.',
  none: 'No points yet',
  noneMore: 'Number the first wet spot and read it. The drying log starts with it.',
  noneReadOnly: 'Points that the crew reads on site appear here.',
  read: 'Take readings',
  log: 'Drying log',
  ofPoints: (total: number) => (total === 1 ? 'of 1 point dry' : `of ${total} points dry`),
  count: (status: PointStatus | 'unread', count: number) => `${count} ${statusCounts[status]}`,
  onlyThese: (counted: string) => `Show only these: ${counted}`,
  all: 'Show all points',
  standing: {
    not_drying: (where: string, count: number) =>
      count === 1 ? `${where}: 1 point is not drying` : `${where}: ${count} points are not drying`,
    fault: (unit: string, grains: string) =>
      Number(grains) > 0
        ? `${unit} puts ${grains} grains per pound back into the air`
        : `${unit} takes no water out of the air`,
    dry: (total: number) => (total === 1 ? 'The point is dry' : `All ${total} points are dry`),
    drying: (wet: number, total: number) =>
      wet === total ? `All ${total} points are drying` : `The ${wet} points that are not dry yet are drying`,
    slow: (count: number) =>
      count === 1
        ? '1 point has hardly changed since the last visit'
        : `${count} points have hardly changed since the last visit`,
    first_visit: 'The first readings are taken',
    unread: 'No readings yet',
  },
  oneVisit: 'Lines and projection come with the next visit.',
  lastDry: (from: string, to: string) =>
    from === to
      ? `The last point may be dry on ${from}.`
      : `The last points may be dry from ${from} to ${to}.`,
  blocked: (count: number) =>
    count === 1
      ? '1 goal is a default. It blocks the certificate until the same material is read in a dry room.'
      : `${count} goals are defaults. They block the certificate until the same materials are read in a dry room.`,
  chamber: (name: string) => name || 'Not in a chamber',
  counts: (parts: readonly string[]) => parts.join(', '),
  distance: 'The chart shows how far each reading is above its goal',
  dryRule: (goals: readonly { goal: string; most: string }[]) =>
    `Counts as dry: ${goals.map(({ goal, most }) => `${most} or less for a goal of ${goal}`).join(', ')}.`,
  goal: 'Goal',
  goalLine: 'goal',
  point: 'Point',
  pointName: (material: PointMaterial, place: string) => `${materialName(material)}, ${place}`,
  status: 'Status',
  notRead: 'Not read',
  open: 'open',
  defaultGoal: 'default goal',
  dryCount: (count: number) => `${count} dry`,
  noProjection: ['No projection', 'while stalled'],
  lastPointDry: 'Last point dry',
  to: 'to',
  chartSays: (chamber: string, said: string) =>
    `Chart of ${chamber}. ${said} The table beside it has every number.`,
  tableOf: (chamber: string) => `Readings of ${chamber}`,
  noAccess: (why: NoAccess) => `No access: ${noAccess[why]}`,
  noAccessShort: 'no access',
  otherScale: (meter: string, scale: string) => `Read with ${meter}, ${scale}: not comparable`,
  corrected: 'corrected',
  legend: { corrected: '* Corrected', late: '† Received after the readings were locked' },
  earlierVisits: (count: number) => (count === 1 ? 'Show 1 more visit' : `Show ${count} more visits`),
  fewerVisits: 'Show fewer visits',
  tookOut: (unit: string) => `${unit} took out`,
  grainsEach: 'grains per pound:',
  putBack: (unit: string) => `${unit} put`,
  putBackEach: 'grains per pound back in:',
  airIs: 'The air is',
  airWas: (day: string) => `${day}: the air was`,
  noReferenceYet: 'The unaffected area was not read at the last visit.',
  abovePlace: (place: string) => `above ${place}`,
  belowPlace: (place: string) => `below ${place}`,
  up: 'up',
  down: 'down',
  since: (day: string) => `since ${day}`,
  unchanged: (day: string) => `the same as ${day}`,
  air: 'Air',
  airAt: (visit: number | null, at: string, altitude: number) =>
    `${visit === null ? 'between visits' : `visit ${visit}`}, ${at}, ${altitude === 0 ? 'sea level' : `${altitude.toLocaleString('en-US')} ft`}`,
  noAir: 'No air was measured yet.',
  station: 'Station',
  stationName: (kind: StationKind, place: string, unit: string | null) =>
    unit === null ? placeName(kind, place) : `${unit} ${stations[kind]}`,
  columns: { fahrenheit: '°F', humidity: 'RH %', grains: 'GPP', dewPoint: 'Dew pt', pressure: 'inHg' },
  toVisit: (number: number) => `readings of visit ${number}`,
  earlierVisit: 'Earlier visit',
  laterVisit: 'Later visit',
  grainsChart: 'Grains per pound',
  grainsChartSays: (lines: string) =>
    `Chart of the grains per pound at each visit: ${lines}. The table has every number.`,
  equipment: 'Equipment',
  recommended: 'Recommended',
  placed: 'Placed',
  placedMore: 'placed:',
  difference: (more: number) =>
    more < 0 ? `${-more} fewer than recommended` : `${more} more than recommended`,
  deviation: enDeviation,
  movers: (room: string) => `Air movers, ${room}`,
  dehumidifier: (chamber: string) => `Dehumidifier, ${chamber}`,
  pints: (pints: string) => `${pints} pints`,
  cfm: (cfm: string) => `${cfm} CFM`,
  circuits: (breaker: number) => `${breaker} A circuits`,
  amps: (amps: string) => `${amps} A`,
  filtration: (chamber: string) => `Air filtration, ${chamber}`,
  lacks: {
    no_size: (room: string) => `${room} has no length and width yet.`,
    nothing_wet_entered: (room: string) => `No wet floor is entered for ${room}.`,
    volume: (chamber: string) => `A room in ${chamber} has no height yet.`,
    amps: (units: readonly string[]) => `The catalog has no amps for ${list.format(units)}.`,
  },
  toRooms: 'Go to rooms',
  inNoRoom: (units: readonly string[]) =>
    units.length === 1
      ? `${units.join('')} is in no room: it counts for the circuits only.`
      : `${list.format(units)} are in no room: they count for the circuits only.`,
  toEquipment: 'Go to equipment',
  noRooms: 'The rooms say how much equipment is needed.',
  category: (category: number) => `Category ${category}`,
  noCategory: 'No category yet',
  byAndDay: (by: string, day: string) => `${by}, ${day}.`,
  reassess: 'Review it at 24, 48 and 72 hours.',
  waterClass: (waterClass: number) => `Class ${waterClass}`,
  noClass: 'No class yet',
  noClassMore: 'Every affected room needs its size and what is wet.',
  ofSurfaces: 'of the surfaces are wet:',
  surfaces: (wet: string, total: string) => `${wet} of ${total} ft².`,
  underlined: ['Underlined', 'figures open their working.'],
  opens: (figure: string) => `${figure}: show the working`,
  copy: 'Copy as text',
  copied: 'The working is copied',
  notCopied: 'The working couldn’t be copied',
  revision: (source: string, id: string) => `${source}. Chart revision ${id}, saved with this job.`,
  roomIs: 'The room is',
  densities: { open: 'Open', normal: 'Normal', dense: 'Dense' },
  grainsOf: (fahrenheit: string, humidity: string, grains: string) =>
    `${fahrenheit} °F and ${humidity}% relative humidity hold ${grains} grains of water per pound of dry air.`,
  grainsSource: 'ASHRAE Fundamentals 2017, chapter 1',
  subtract: (from: string, less: string, result: string) => `${from} − ${less} = ${result} grains per pound.`,
  inletOutlet: 'At the inlet less at the outlet. Rounded after subtracting.',
  affectedLessReference: (place: string) => `In the chamber less ${place}. Rounded after subtracting.`,
  changeOf: (now: string, before: string, result: string) =>
    `${now} at this visit − ${before} at the visit before = ${result}.`,
  history: (point: string) => `History of ${point}`,
  meter: (meter: string, scale: string) => `Read with ${meter}, ${scale}`,
  goalFrom: (goal: string) => `Goal ${goal}, read in a dry room`,
  goalDefault: (goal: string) =>
    `Goal ${goal}, a default: read the same material with the same meter in a dry room`,
  dryUpTo: (most: string) => `Dry at ${most} or less`,
  orLess: (most: string) => `${most} or less`,
  late: 'late',
  lateMore: 'Sent after the visit was closed',
  takenBack: 'Taken back',
  correction: (reason: string) => `Correction: ${reason}`,
  confirmed: 'Confirmed when asked',
  noReadings: 'Nothing was read here yet.',
  evidence: {
    title: 'Records',
    about:
      'Every reading, correction, closing, move of equipment and change of a point here has a record with a hash of all before it.',
    check: 'Check the records',
    checking: 'Checking…',
    fits: (count: number) =>
      count === 1 ? '1 record, as it was made.' : `${count} records, all as they were made.`,
    head: (hash: string) => `Last hash: ${hash}`,
    broken: (position: number) =>
      `Record ${position} was changed after it was made, or one before it is gone.`,
    differing: (count: number) =>
      count === 1 ? '1 entry is not as it was recorded.' : `${count} entries are not as they were recorded.`,
    offline: (waiting: number) =>
      waiting === 0
        ? 'The records are checked at the server, with a connection.'
        : `The records are checked at the server, with a connection. ${waiting} ${waiting === 1 ? 'entry waits' : 'entries wait'} on this device.`,
    tellOffice: 'Tell whoever runs the server.',
  },
  sheet: enDryingSheet,
}
export type DryingFileWords = typeof enDryingFile
