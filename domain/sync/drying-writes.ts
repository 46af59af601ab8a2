import * as z from 'zod'
import { sentId } from '#platform/requests/sent-id.ts'

/** What is written while a structure dries. A closing has no words of its own. */
export function dryingWrites<
  Point extends z.ZodType,
  PointChanges extends z.ZodType,
  Station extends z.ZodType,
  StationChanges extends z.ZodType,
  Reading extends z.ZodType,
  Deviation extends z.ZodType,
>({
  item,
  point,
  pointChanges,
  station,
  stationChanges,
  reading,
  deviation,
}: {
  item: z.ZodType<string>
  point: Point
  pointChanges: PointChanges
  station: Station
  stationChanges: StationChanges
  reading: Reading
  deviation: Deviation
}) {
  return [
    z.object({ kind: z.literal('point'), point }),
    // Names are not sent, as that of a room is not: "3, Toe-kick, left of the sink".
    z.object({
      kind: z.literal('point_change'),
      point_id: sentId(),
      revision: z.int().min(1),
      changes: pointChanges,
      name: item,
    }),
    z.object({ kind: z.literal('station'), station }),
    z.object({
      kind: z.literal('station_change'),
      station_id: sentId(),
      revision: z.int().min(1),
      changes: stationChanges,
      name: item,
    }),
    z.object({ kind: z.literal('reading'), reading, name: item }),
    // Its name says where: "Air movers, Kitchen".
    z.object({ kind: z.literal('deviation'), deviation, name: item }),
    z.object({ kind: z.literal('visit_close'), visit_id: sentId() }),
  ] as const
}
