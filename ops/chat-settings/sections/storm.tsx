import { longestNote } from '#domain/chat/settings/greeting.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { CheckField } from '../../ui/check-field.tsx'
import type { SectionProps } from '../section.ts'
import { WordsField } from '../words-field.tsx'

export function StormSection({ form }: SectionProps) {
  const { storm } = form.draft
  const set = (changed: Partial<typeof storm>) => form.set({ storm: { ...storm, ...changed } })
  return (
    <>
      <div className="mb-5 border-y border-line">
        <CheckField
          label="Storm wording is on"
          hint="Stays on until someone turns it off here. Not on trauma pages."
          checked={storm.is_on}
          onChange={({ target }) => set({ is_on: target.checked })}
        />
      </div>
      <WordsField
        label="Below the headline"
        isLabelShown
        name="words"
        value={storm.words}
        maxLength={longestNote}
        errors={form.errorsOf('storm')}
        isLong
        onChange={(words) => set({ words })}
      />
      <p className="mt-3 max-w-[62ch] text-sm text-muted">
        Say only what is true for every visitor. Set storm headlines under Greeting.
      </p>
    </>
  )
}

export function StormState({ settings: { storm } }: { settings: ChatSettings }) {
  return storm.is_on ? <strong className="text-ink">On</strong> : 'Off'
}
