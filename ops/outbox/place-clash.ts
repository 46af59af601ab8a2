import { pointFields } from '#domain/readings/points/point-changes.ts'
import { MoisturePoint, PointChanges } from '#domain/readings/points/point.ts'
import { stationFields } from '#domain/readings/stations/station-changes.ts'
import { AirStation, StationChanges } from '#domain/readings/stations/station.ts'
import { clashesOf, type RecordClash } from './record-clash.ts'

type Place = MoisturePoint | AirStation
type Changes = PointChanges | StationChanges
export type PlaceField = keyof PointChanges | keyof StationChanges
export type PlaceClash = RecordClash<Place, Changes, PlaceField>

/** Changes of points and air stations. */
export const placeClashes = clashesOf<Place, Changes, PlaceField>({
  point_change: { record: MoisturePoint, changes: PointChanges, fields: pointFields },
  station_change: { record: AirStation, changes: StationChanges, fields: stationFields },
})
