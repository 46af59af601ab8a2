import type { AuditRuleKey } from '#domain/file-audit/audit-rules.ts'
import { lackHeightAlone, missingOf, type Missing } from '#domain/file-audit/missing.ts'
import { needs } from '#domain/readings/deviations/deviation-choices.ts'
import { enPhotos } from './en-photos.ts'

/** What is open, what to do about it, and what the button to its fix says. */
export type GapWords = { title: string; more: string; button: string }
/** How a time reads where the screen is. */
export type AtClock = (at: Date) => string

type Say = (missing: readonly Missing[], clock: AtClock) => GapWords

const format = new Intl.ListFormat('en-US')
const mostNamed = 3

/** The first few by name, and how many more there are. */
function list(names: readonly string[]) {
  const count = names.length - mostNamed
  return format.format(count > 1 ? [...names.slice(0, mostNamed), `${count} more`] : names)
}

function points(missing: readonly Missing[]) {
  const numbers = [...missingOf(missing, 'point'), ...missingOf(missing, 'reference')].map(({ number }) =>
    String(number),
  )
  return `${numbers.length === 1 ? 'Point' : 'Points'} ${list([...new Set(numbers)])}`
}

function isOne(missing: readonly Missing[]) {
  return missing.length === 1
}

function rooms(missing: readonly Missing[]) {
  return list(missingOf(missing, 'room').map(({ name }) => name))
}

function units(missing: readonly Missing[]) {
  return list(missingOf(missing, 'unit').map(({ number }) => number))
}

const airNames = { outside: 'outside', unaffected: 'in a dry room', affected: 'in a chamber' } as const

function airs(missing: readonly Missing[]) {
  return list(missingOf(missing, 'air').map(({ of, chamber }) => chamber ?? airNames[of]))
}

function visits(missing: readonly Missing[]) {
  const all = [...missingOf(missing, 'point'), ...missingOf(missing, 'air')]
  const numbers = [...new Set(all.flatMap(({ visit }) => visit ?? []))]
  return numbers.length === 0
    ? 'between visits'
    : `at visit ${list(numbers.toSorted((a, b) => a - b).map(String))}`
}

const photo: Say = (missing) => {
  const [first] = missingOf(missing, 'photo')
  const count = missingOf(missing, 'photo').reduce((sum, { least, have }) => sum + least - have, 0)
  const subject = first && enPhotos.subjects[first.subject]
  return {
    title: count === 1 ? '1 photo is missing' : `${count} photos are missing`,
    more: subject && first ? `${enPhotos.missing.in(subject.what, first.room)}: ${subject.how}.` : '',
    button: 'Take it',
  }
}

const noRooms: GapWords = {
  title: 'No affected room',
  more: 'Add the rooms that are wet.',
  button: 'Add rooms',
}

export const enGaps: Readonly<Record<AuditRuleKey, Say>> = {
  points_read: (missing) =>
    missingOf(missing, 'points').length > 0
      ? { title: 'No points', more: 'Add a point wherever material is wet.', button: 'Measure' }
      : {
          title: `${points(missing)} ${isOne(missing) ? 'has' : 'have'} no reading`,
          more: 'The first reading can’t be taken later.',
          button: 'Measure',
        },
  references_read: (missing) => ({
    title: `${points(missing)} ${isOne(missing) ? 'has a default goal' : 'have default goals'}`,
    more: 'Read the same material in a dry room.',
    button: 'Measure',
  }),
  air_read: (missing) => ({
    title: `No air reading ${airs(missing)}`,
    more: `Missing ${visits(missing)}.`,
    button: 'Measure',
  }),
  rooms_mapped: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          title: `No point in ${rooms(missing)}`,
          more: 'Add a point, or say that the room isn’t affected.',
          button: 'Measure',
        },
  points_placed: (missing) => ({
    title: `${points(missing)} ${isOne(missing) ? 'isn’t' : 'aren’t'} placed`,
    more: 'Choose a room, and write where in it.',
    button: 'Place',
  }),
  rooms_measured: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : lackHeightAlone(missing)
        ? {
            title: `${rooms(missing)} ${isOne(missing) ? 'has' : 'have'} no ceiling height`,
            more: 'Enter the height.',
            button: 'Enter',
          }
        : {
            title: `${rooms(missing)} ${isOne(missing) ? 'isn’t' : 'aren’t'} measured`,
            more: 'Enter the size, and what is wet.',
            button: 'Enter',
          },
  category_reason: (missing) => {
    const [first] = missingOf(missing, 'category')
    return first?.category
      ? { title: `Category ${first.category} has no reason`, more: 'Write what you saw.', button: 'Write' }
      : { title: 'No category of water', more: 'Choose it, and write what you saw.', button: 'Choose' }
  },
  category_review: (missing) => {
    const [first] = missingOf(missing, 'review')
    return {
      title: `The ${first?.hours ?? 24}-hour review is due`,
      more: `Still Category ${first?.category ?? 1}? Write why.`,
      button: 'Review',
    }
  },
  class_known: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          title: 'The class of water isn’t known',
          more: `Measure ${rooms(missing)}.`,
          button: 'Enter',
        },
  equipment_explained: (missing) => {
    const [first] = missingOf(missing, 'difference')
    if (!first)
      return { title: 'No equipment', more: 'Points are wet, and nothing dries them.', button: 'Place' }
    const { name, counts, place } = first.difference
    const machines = needs.find(({ value }) => value === place.need)?.label
    return {
      title: `${machines}, ${name}: ${counts.placed} placed, ${typeof counts.recommended === 'number' ? counts.recommended : 'none'} recommended`,
      more: isOne(missing) ? 'Write why.' : `Write why. ${missing.length - 1} more like it.`,
      button: 'Explain',
    }
  },
  equipment_in_rooms: (missing) => ({
    title: `${units(missing)} ${isOne(missing) ? 'is' : 'are'} in no room`,
    more: 'Choose the room where it stands.',
    button: 'Choose',
  }),
  equipment_photos: (missing, clock) => {
    const [first] = missingOf(missing, 'unit')
    return {
      title: `${units(missing)} ${isOne(missing) ? 'has' : 'have'} no photo`,
      more: first
        ? `Placed${first.room === null ? '' : `, ${first.room}`}: ${clock(new Date(first.placed_at))}.`
        : '',
      button: 'See equipment',
    }
  },
  dehumidifiers_read: (missing) => ({
    title: `${units(missing)} ${isOne(missing) ? 'wasn’t' : 'weren’t'} measured`,
    more: 'Measure the air that goes in and comes out.',
    button: 'Measure',
  }),
  visits_daily: (missing) => {
    const [first] = missingOf(missing, 'gap')
    return {
      title: `${Math.round(first?.hours ?? 0)} hours without a visit`,
      more: isOne(missing)
        ? 'Equipment stood there. If nobody could come, cancel that day’s visit and say why.'
        : `${missing.length} times, with equipment there. If nobody could come, cancel that day’s visit and say why.`,
      button: 'See visits',
    }
  },
  visits_points: (missing) => ({
    title: `${points(missing)} ${isOne(missing) ? 'wasn’t' : 'weren’t'} read`,
    more: `Missing ${visits(missing)}.`,
    button: 'Measure',
  }),
  visits_air: (missing) => ({
    title: `No air reading ${airs(missing)}`,
    more: `Missing ${visits(missing)}.`,
    button: 'Measure',
  }),
  photos_first: photo,
  photos_work: photo,
  final_goals: (missing) => ({
    title: `${points(missing)} ${isOne(missing) ? 'is' : 'are'} above goal`,
    more: 'Go on drying, or name the exception in the certificate.',
    button: 'See points',
  }),
  final_read: (missing) => ({
    title: `${points(missing)} ${isOne(missing) ? 'has' : 'have'} no final reading`,
    more: 'Read every point at the last visit.',
    button: 'Measure',
  }),
}
