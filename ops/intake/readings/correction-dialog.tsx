import { useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import { longestReason } from '#domain/jobs/reason.ts'
import type { JobDrying, ReadVisit } from '#domain/readings/drying-file.ts'
import { useUser } from '../../session/may.ts'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useDraftForm } from '../../ui/use-draft-form.ts'
import { useNow } from '../../ui/use-now.ts'
import { useDryingWords } from '../../words/use-drying-words.ts'
import { useReadingWords } from '../../words/use-reading-words.ts'
import { Answer, Block } from './below-number.tsx'
import { correctionOf, emptyCorrection, StoredCorrection, type Asked } from './correction.ts'
import { doubtWords, savedBy } from './doubt-words.ts'
import { readingWords, stopName } from './shown-value.ts'
import type { ReadingWrite } from './use-reading-write.ts'
import type { Stop } from './walk.ts'

type CorrectionDialogProps = {
  job: Pick<JobDetail, 'id'>
  visit: Pick<ReadVisit, 'id'>
  setup: JobDrying['setup']
  stop: Stop
  record: ReadingWrite['record']
  onClose: () => void
}

/** Puts another reading in the place of one that stands, and says why. */
export function CorrectionDialog({ job, visit, setup, stop, record, onClose }: CorrectionDialogProps) {
  const words = useReadingWords()
  const drying = useDryingWords()
  const say = words.correction
  const me = useUser()?.id ?? ''
  const key = [me, 'correction', job.id, visit.id, stop.id].join(':')
  const { values, change, clear } = useDraftForm({ key, base: emptyCorrection, schema: StoredCorrection })
  const [isTried, setTried] = useState(false)
  const now = useNow()
  const readAs = (confirmed: Asked | null) =>
    correctionOf(values, { stop, surprising: setup.surprising, confirmed }, { readings: words, drying })
  const { faults: found, asked } = readAs(null)
  const faults = isTried ? found : {}
  const [reading] = stop.read

  function save(confirmed: Asked | null) {
    setTried(true)
    const { correction } = readAs(confirmed)
    if (!correction || !reading) return
    const { measured, reason } = correction
    record(stop, measured, { corrects: reading.id, reason })
    clear()
    onClose()
  }

  const field = (name: 'value' | 'fahrenheit' | 'reason', label: string) => ({
    label,
    autoComplete: 'off',
    value: values[name],
    ...(faults[name] !== undefined && { error: faults[name] }),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <EditDialog
      title={say.title(stopName(stop, words))}
      save={say.save}
      isSaving={false}
      onSave={() => save(null)}
      onClose={onClose}
    >
      {reading && <p className="text-muted">{say.instead(readingWords(reading, words))}</p>}
      {stop.kind === 'air' && (
        <Field {...field('fahrenheit', words.fahrenheit)} inputMode="decimal" maxLength={6} />
      )}
      <Field
        {...field('value', stop.kind === 'air' ? words.humidity : say.value)}
        inputMode="decimal"
        maxLength={6}
      />
      {isTried && asked && (
        <Block isLoud>
          <p role="alert" className="leading-snug font-semibold">
            {doubtWords(asked, { words, drying, now })}
          </p>
          <div className="mt-2 grid grid-cols-2 gap-2">
            <Answer onClick={() => change({ value: '' })}>{words.typeAgain}</Answer>
            <Answer onClick={() => save(asked)}>{words.save(savedBy(asked, words) ?? '')}</Answer>
          </div>
        </Block>
      )}
      <div>
        <Field {...field('reason', say.reason)} maxLength={longestReason} />
        <div className="mt-2 flex flex-wrap gap-2">
          {Object.values(say.reasons).map((reason) => (
            <button
              key={reason}
              type="button"
              aria-pressed={reason === values.reason}
              className="min-h-12 rounded-sm border border-edge bg-sheet px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-gold-wash"
              onClick={() => change({ reason })}
            >
              {reason}
            </button>
          ))}
        </div>
      </div>
    </EditDialog>
  )
}
