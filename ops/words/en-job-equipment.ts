import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { Condition } from '#domain/equipment/moves/move-choices.ts'
import type { OutReason } from '#domain/equipment/unit.ts'

const kinds: Record<EquipmentKind, string> = {
  air_mover: 'Air mover',
  dehumidifier_lgr: 'LGR dehumidifier',
  dehumidifier_conventional: 'Dehumidifier',
  dehumidifier_desiccant: 'Desiccant dehumidifier',
  air_scrubber: 'Air scrubber',
  heater: 'Heater',
  other: 'Equipment',
}
const conditions: Record<Condition, string> = { good: 'Good', dirty: 'Dirty', broken: 'Broken' }
const reasons: Record<OutReason, string> = {
  broken: 'broken',
  in_repair: 'in repair',
  needs_cleaning: 'needs cleaning',
  missing: 'missing',
  other: 'ask the office why',
}

/** The equipment at a job: what stands where, since when, and what is done with it there. */
export const jobEquipment = {
  title: 'Equipment',
  seeing: 'see equipment',
  list: 'equipment',
  failed: 'The equipment couldn’t be loaded',
  notStored: 'The equipment isn’t stored on this device. It needs a connection.',
  none: 'No equipment here yet',
  noneMore: 'Scan the first unit.',
  noneTyped: 'Enter the number of the first unit.',
  noneReadOnly: 'Equipment that the crew places here appears here.',
  kinds,
  conditions,
  room: (name: string) => name,
  pints: (count: number) => `${count} pints`,
  amps: (tenths: number) => `${(tenths / 10).toFixed(1)} A`,

  scan: {
    label: 'Camera for labels',
    start: 'Scan a label',
    hint: 'Hold the label in the frame',
    torch: 'Light',
    stop: 'Stop the camera',
    type: 'Type number',
    denied: 'The camera is off for this site. Type the number on the label.',
    unable: 'The camera didn’t start. Type the number on the label.',
    number: 'Unit number',
    numberHint: 'As on its label, such as AM-17',
    find: 'Find',
    looking: 'Looking for the unit…',
    notOurs: 'This tag isn’t ours, or it is new.',
    notOursMore: 'The number on its label finds it too. The office adds new units under Equipment.',
    unknown: (number: string) => `No unit has the number ${number}.`,
    unknownOffline: (number: string) =>
      `${number} isn’t among the units that this device knows. New units need a connection.`,
    tagOffline:
      'This label isn’t among those that this device knows, and there is no connection. Type the number on it.',
    notANumber: 'Enter letters and a number, such as AM-17.',
  },

  onTruck: 'Not at a job',
  here: (room: string | null) => (room ? `Here, ${room}` : 'Here, no room'),
  elsewhere: (job: string) => `At ${job}`,
  bring: (number: string, job: string) => `${number} is at ${job}. Bring it here?`,
  bringIt: 'Bring it here',
  bringMore: 'Its days there end now. That job says so.',
  out: (number: string, reason: OutReason) => `${number} is out of service: ${reasons[reason]}.`,
  outMore: 'Use another unit. The office returns it to service.',
  retired: (number: string) => `${number} was retired. Use another unit.`,
  verbs: { label: 'What happens to it', placed: 'Place in', moved: 'Move to', pulled: 'Pull' },
  noRoom: 'No room',
  noRoomMore: 'Somewhere at the job',
  movers: (there: number, needed: number) =>
    needed === 1 ? `${there} of 1 air mover` : `${there} of ${needed} air movers`,
  standing: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
  empty: 'Nothing yet',
  condition: 'How does it come back?',
  brokenMore: 'Dirty and Broken take it out of service and tell the office.',
  close: 'Close',
  photo: 'Photo',
  photoTaken: 'Photo added',

  now: 'Where everything is now',
  count: (count: number) => `${count} here`,
  of: (there: number, needed: number) => `${there} of ${needed}`,
  days: ({ least, most }: { least: number; most: number }) => {
    if (least !== most) return `${least} to ${most} days`
    return most === 1 ? '1 day' : `${most} days`
  },
  hours: (hours: string) => `${hours} h`,
  since: (when: string, by: string) => `Since ${when}, ${by}`,
  long: 'Is it still needed?',
  clash: 'It may not be where the records say. Check where it is.',
  open: (number: string) => `Open ${number}`,
  earlier: 'Was here',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  unitDays: (units: number, days: number) =>
    `${units === 1 ? '1 unit' : `${units} units`}, ${days === 1 ? '1 day' : `${days} days`} in all`,
  came: { good: '', dirty: 'Dirty', broken: 'Broken' } satisfies Record<Condition, string>,

  done: {
    placed: (number: string, room: string | null) =>
      room ? `${number} placed in ${room}.` : `${number} placed.`,
    moved: (number: string, room: string | null) =>
      room ? `${number} moved to ${room}.` : `${number} moved.`,
    pulled: (number: string, days: string) => `${number} pulled, ${days}.`,
    undone: (number: string) => `${number} is as before.`,
  },
  undo: 'Undo',
}
export type JobEquipmentWords = typeof jobEquipment
