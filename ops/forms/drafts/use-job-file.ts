import { useMemo } from 'react'
import { readFile, type ReadFile } from '#domain/forms/facts/job-file.ts'
import { useDrying } from '../../intake/drying/use-drying.ts'
import { useEquipment } from '../../intake/equipment/use-equipment.ts'

/** What was measured and placed at a job, with what this device did there and didn’t send yet; undefined where that isn’t known here. */
export function useJobFile(jobId: string): ReadFile | undefined {
  const { drying } = useDrying(jobId)
  const { stays, rooms, query } = useEquipment(jobId)
  const day_rule = query.data?.rules.day_rule
  // Both lists are made anew on each drawing: what they say decides.
  const placed = JSON.stringify({ stays, rooms })
  return useMemo(
    () => (day_rule && drying ? readFile({ ...JSON.parse(placed), drying, day_rule }) : undefined),
    [day_rule, drying, placed],
  )
}
