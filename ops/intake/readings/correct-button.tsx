import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobDrying, ReadVisit } from '#domain/readings/drying-file.ts'
import type { PointReading } from '#domain/readings/reading.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { readingWords } from './shown-value.ts'
import { useReadingWrite } from './use-reading-write.ts'
import { walkOf, type Stop } from './walk.ts'

type CorrectProps = {
  job: Pick<JobDetail, 'id' | 'name'>
  drying: JobDrying
  visit: ReadVisit
  reading: PointReading
}

/** Corrects one reading of a visit that is closed. */
export function CorrectButton({ job, drying, visit, reading }: CorrectProps) {
  const words = useReadingWords()
  const { record } = useReadingWrite(job, visit.id)
  const [stop, setStop] = useState<Stop | null>(null)

  function open() {
    const found = walkOf(drying, visit.id).stops.find(({ id }) => id === reading.point_id)
    setStop(found?.kind === 'point' ? { ...found, read: [reading] } : null)
  }

  return (
    <>
      <button
        type="button"
        aria-label={words.correction.openOf(readingWords(reading, words))}
        className="-my-1 inline-block min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
        onClick={open}
      >
        {words.correction.open}
      </button>
      {stop && (
        <CorrectionDialog
          {...{ job, visit, stop, record }}
          setup={drying.setup}
          onClose={() => setStop(null)}
        />
      )}
    </>
  )
}
