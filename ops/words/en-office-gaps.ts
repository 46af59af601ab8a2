import type { AuditRuleKey } from '#domain/file-audit/audit-rules.ts'
import { lackHeightAlone, missingOf, type Missing } from '#domain/file-audit/missing.ts'
import { enGaps, type AtClock } from './en-audit-gaps.ts'

/** For who is not at the door: who has to do what about a gap, and what the button opens. Its title is the one of the door. */
export type OfficeGapWords = { more: string; button: string }

type Say = (missing: readonly Missing[], clock: AtClock) => OfficeGapWords

const readings = 'See readings'
const equipment = 'See equipment'

const isOne = (missing: readonly Missing[]) => missing.length === 1
const them = (missing: readonly Missing[]) => (isOne(missing) ? 'it' : 'them')

const noRooms: OfficeGapWords = {
  more: 'The crew or the office must add the rooms that are wet.',
  button: 'Add rooms',
}

function photo(key: 'photos_first' | 'photos_work'): Say {
  return (missing, clock) => ({
    more: `${enGaps[key](missing, clock).more} The crew must take ${them(missing)} on site.`.trim(),
    button: 'See photos',
  })
}

/** At which visit it is missing, as at the door, and who can still say something of it. */
function atVisit(key: 'air_read' | 'visits_points' | 'visits_air', who: string): Say {
  return (missing, clock) => ({ more: `${enGaps[key](missing, clock).more} ${who}`, button: readings })
}

export const enOfficeGaps: Readonly<Record<AuditRuleKey, Say>> = {
  points_read: (missing) => ({
    more:
      missingOf(missing, 'points').length > 0
        ? 'The crew must add a point wherever material is wet.'
        : `The crew must read ${them(missing)} before it leaves. The first reading can’t be taken later.`,
    button: readings,
  }),
  references_read: () => ({
    more: 'The crew must read the same material in a dry room.',
    button: readings,
  }),
  air_read: atVisit('air_read', 'The crew must measure it on site.'),
  rooms_mapped: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          more: 'The crew must add a point there, or say that the room isn’t affected.',
          button: readings,
        },
  points_placed: () => ({
    more: 'The crew must choose a room, and write where in it.',
    button: readings,
  }),
  rooms_measured: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : {
          more: lackHeightAlone(missing)
            ? 'The crew must measure the height. The office can enter it.'
            : 'The crew must measure the size, and what is wet. The office can enter it.',
          button: 'Enter',
        },
  category_reason: (missing) =>
    missingOf(missing, 'category')[0]?.category
      ? { more: 'Whoever saw the water must say why. The office can write it down.', button: 'Write' }
      : { more: 'Whoever saw the water must choose it, and say why.', button: 'Choose' },
  category_review: (missing) => ({
    more: `Whoever saw the water last must say whether it is still Category ${missingOf(missing, 'review')[0]?.category ?? 1}, and why.`,
    button: 'Review',
  }),
  class_known: (missing) =>
    missingOf(missing, 'rooms').length > 0
      ? noRooms
      : { more: `It follows from the rooms. The crew must measure ${names(missing)}.`, button: 'Enter' },
  equipment_explained: (missing) =>
    missingOf(missing, 'difference').length === 0
      ? {
          more: 'Points are wet, and nothing dries them. The crew must place equipment.',
          button: equipment,
        }
      : {
          more: isOne(missing)
            ? 'Whoever placed it must say why.'
            : `Whoever placed it must say why. ${missing.length - 1} more like it.`,
          button: 'Explain',
        },
  equipment_in_rooms: (missing) => ({
    more: `The crew must choose the room where ${isOne(missing) ? 'it stands' : 'they stand'}.`,
    button: equipment,
  }),
  equipment_photos: (missing, clock) => ({
    more: [
      enGaps.equipment_photos(missing, clock).more,
      missingOf(missing, 'unit')[0]?.is_standing
        ? 'The crew must take it where the unit stands.'
        : 'The unit is gone, so the photo can’t be taken now.',
    ].join(' '),
    button: equipment,
  }),
  dehumidifiers_read: () => ({
    more: 'The crew must measure the air that goes in and comes out.',
    button: readings,
  }),
  visits_daily: (missing) => ({
    more: [
      ...(isOne(missing) ? [] : [`${missing.length} times.`]),
      'Equipment stood there. If nobody could come, the office must cancel that day’s visit and say why.',
    ].join(' '),
    button: 'See visits',
  }),
  visits_points: atVisit(
    'visits_points',
    'The crew must read every point that isn’t dry, or say why it can’t.',
  ),
  visits_air: atVisit('visits_air', 'The crew must measure it at each visit.'),
  photos_first: photo('photos_first'),
  photos_work: photo('photos_work'),
  final_goals: () => ({
    more: 'The crew must go on drying, or the certificate must name the exception.',
    button: 'See points',
  }),
  final_read: () => ({
    more: 'The crew must read every point at its last visit.',
    button: readings,
  }),
}

const format = new Intl.ListFormat('en-US')

function names(missing: readonly Missing[]) {
  return format.format(missingOf(missing, 'room').map(({ name }) => name))
}
