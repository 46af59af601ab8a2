import { isRead, type Stop } from './walk.ts'

export type LeftToRead = { points: number[]; stations: string[] }

/** What nobody has read at this visit yet, as people name it. */
export function leftToRead(stops: readonly Stop[]): LeftToRead {
  const left = stops.filter((stop) => !isRead(stop))
  return {
    points: left.flatMap((stop) => (stop.kind === 'point' ? [stop.point.number] : [])),
    stations: left.flatMap((stop) => (stop.kind === 'air' ? [stop.station.place] : [])),
  }
}
