import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { stationKinds } from '#domain/readings/reading-choices.ts'
import { StationFields, type AirStation } from '#domain/readings/stations/station.ts'
import type { Chamber, Room } from '#domain/rooms/room.ts'
import type { ReadingWords } from '../../words/en-readings.ts'
import type { Faults } from './point-draft.ts'

const Draft = z.object({
  id: z.string(),
  /** The station from which what is typed was made, as JSON. */
  made_from: z.string(),
  kind: z.union([z.enum(values(stationKinds)), z.literal('')]),
  /** The id of a room or of a chamber; empty: neither. */
  where: z.string(),
  place: z.string(),
  unit_number: z.string(),
})
export type StationDraft = z.output<typeof Draft>
export const StoredStationDraft = Draft.partial()

export const newStationDraft: StationDraft = {
  id: '',
  made_from: '',
  kind: '',
  where: '',
  place: '',
  unit_number: '',
}

export function stationDraftOf(station: AirStation): StationDraft {
  const { kind, room_id, chamber_id, place, unit_number } = station
  return {
    id: '',
    made_from: JSON.stringify(station),
    kind,
    where: chamber_id ?? room_id ?? '',
    place,
    unit_number: unit_number ?? '',
  }
}

export function isDehumidifier({ kind }: Pick<StationDraft, 'kind'>) {
  return kind === 'dehumidifier_in' || kind === 'dehumidifier_out'
}

/** The name of a station that nobody has named: where it is, or the number of the unit. */
export function usualPlace(draft: StationDraft, names: ReadonlyMap<string, string>, words: ReadingWords) {
  if (draft.kind === '') return ''
  if (isDehumidifier(draft)) return draft.unit_number.trim()
  return names.get(draft.where) ?? words.stations[draft.kind]
}

type Known = { rooms: readonly Room[]; chambers: readonly Chamber[]; place: string }

/** The station that the form stands for, or what is missing. A room that is in a chamber says in which. */
export function readStationDraft(
  draft: StationDraft,
  { rooms, chambers, place }: Known,
  words: Pick<ReadingWords, 'faults' | 'stationForm'>,
): { fields: StationFields | null; faults: Faults } {
  const room = rooms.find(({ id }) => id === draft.where)
  const chamber = chambers.find(({ id }) => id === draft.where) ?? room?.chamber
  const unit = draft.unit_number.trim()
  const sent = {
    kind: draft.kind,
    room_id: room?.id ?? null,
    chamber_id: chamber?.id ?? null,
    place: draft.place.trim() || place,
    unit_number: isDehumidifier(draft) ? unit : null,
  }
  const faults = {
    ...(draft.kind === '' && { kind: words.faults.kind }),
    ...(isDehumidifier(draft) && unit === '' && { unit_number: words.stationForm.noUnit }),
    ...(sent.place === '' && { place: words.faults.place }),
  }
  const hasFaults = Object.keys(faults).length > 0
  return { fields: hasFaults ? null : (StationFields.safeParse(sent).data ?? null), faults }
}
