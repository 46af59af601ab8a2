import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { ReportKind } from '#domain/equipment/reports/report.ts'
import type { OutReason } from '#domain/equipment/unit.ts'
import type { UnitPlaces } from '#domain/equipment/unit-places.ts'
import type { UnitState } from '#domain/equipment/unit-states.ts'

type Of<Name extends string> = Readonly<Record<Name, string>>
const kinds: Of<EquipmentKind> = {
  air_mover: 'Air mover',
  dehumidifier_lgr: 'LGR dehumidifier',
  dehumidifier_conventional: 'Dehumidifier',
  dehumidifier_desiccant: 'Desiccant dehumidifier',
  air_scrubber: 'Air scrubber',
  heater: 'Heater',
  other: 'Other',
}
const states: Of<UnitState> = { in_stock: 'In stock', out_of_service: 'Out of service', retired: 'Retired' }
const reasons: Of<OutReason> = {
  broken: 'Broken',
  in_repair: 'In repair',
  needs_cleaning: 'Needs cleaning',
  missing: 'Missing',
  other: 'Other',
}
const places: Of<UnitPlaces> = {
  out: 'At a job',
  long: 'At a job for long',
  over: 'Not back from a finished job',
}
const reported: Of<ReportKind> = {
  too_loud: 'Too loud',
  no_power: 'No power',
  leaking: 'Leaking',
  please_call: 'Wants a call',
}
/** Sentences of the schemas in another language, by the English ones. */
const sentences: Readonly<Record<string, string>> = {}

/** Models and units of equipment: only their screens need these words. */
export const equipment = {
  title: 'Equipment',
  see: 'see equipment',
  print: 'print equipment labels',
  counts: (units: number, out: number) =>
    `${units === 1 ? '1 unit' : `${units} units`}${out > 0 ? `, ${out} out of service` : ''}`,
  views: 'Equipment views',
  units: 'Units',
  models: 'Models',
  list: 'list',
  unitsFailed: 'The units couldn’t be loaded',
  modelsFailed: 'The models couldn’t be loaded',
  kinds,
  states,
  reasons,
  sentences,

  addUnits: 'Add units',
  addModel: 'Add model',
  printLabels: 'Print labels',
  search: 'Number, serial number or model',
  kind: 'Kind',
  anyKind: 'Any kind',
  state: 'State',
  anyState: 'Not retired',
  place: 'Where',
  anyPlace: 'Anywhere',
  places,
  at: (job: string) => `At ${job}`,
  room: (name: string) => name,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  clash: 'It may not be where the records say. Check where it is.',
  columns: { number: 'Number', what: 'Model', plate: 'Nameplate', serial: 'Serial number', state: 'State' },
  noUnits: 'No units yet',
  noUnitsMore: 'Add the units you own. Each one gets a number and a label with a QR code.',
  noModels: 'No equipment yet',
  noModelsMore: 'Add the models you own first, then the units of each.',
  noModelsView: 'Your company’s equipment will appear here once the office adds it.',
  noneFound: 'No matching units',
  noneFoundMore: 'No units match your search and filters.',
  clear: 'Clear search and filters',

  number: 'Number',
  numberHint: 'As on the label, such as AM-17.',
  first: 'First number',
  last: 'Last number',
  lastHint: 'Leave this empty to add one unit.',
  serial: 'Serial number',
  model: 'Model',
  chooseModel: 'Choose a model',
  reason: 'Why it’s out of service',
  chooseReason: 'Choose a reason',
  willAdd: (count: number, first: string, last: string) =>
    count === 1 ? `Adds ${first}.` : `Adds ${count} units, ${first} to ${last}.`,
  badRange: (most: number) => `Enter a last number with the same letters, at most ${most} units in all.`,
  label: 'Print its label',
  added: (count: number, first: string) => (count === 1 ? `${first} added.` : `${count} units added.`),
  saved: (what: string) => `${what} saved.`,
  undone: 'Undone.',

  maker: 'Maker',
  modelName: 'Model',
  pints: 'AHAM pints a day',
  cfm: 'CFM',
  amps: 'Amps',
  rate: 'Daily rate in dollars',
  badAmps: 'Enter amps with one decimal at most, such as 1.9.',
  badAmount: 'Enter an amount in dollars, such as 35.00.',
  badWhole: 'Enter a whole number.',
  plate: {
    pints: (pints: string) => `${pints} pints`,
    cfm: (cfm: string) => `${cfm} CFM`,
    amps: (amps: string) => `${amps} A`,
  },
  aDay: (amount: string) => `${amount} a day`,
  unitsOf: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
  edit: 'Edit',
  remove: 'Remove',
  removed: (what: string) => `${what} removed.`,

  reports: 'Reported by QR code',
  reported,
  times: (count: number) => `${count} times`,
  settle: 'Settle',
  settled: (number: string) => `Report about ${number} settled.`,
  aboutReport: (number: string) => ` the report about ${number}`,

  labels: {
    title: 'Labels',
    lead: 'One label for each unit in the list. Print on letter paper, cut along the lines, and stick one on each machine.',
    print: 'Print',
    more: 'Load more labels',
    failed: 'The labels couldn’t be loaded',
    none: 'No labels to print',
    noneMore: 'No units match. Go back to Equipment and change the filters.',
    back: 'Back to Equipment',
  },
}

export type EquipmentWords = typeof equipment
