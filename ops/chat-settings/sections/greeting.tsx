import { useState } from 'react'
import { isBlank } from '#domain/chat/settings/both-languages.ts'
import { longestHeadline, type Headlines } from '#domain/chat/settings/greeting.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { pageGroups } from '#domain/chat/settings/page-groups.ts'
import { Field } from '../../ui/field.tsx'
import { Choice } from '../choice.tsx'
import { groupWords } from '../group-words.ts'
import type { SectionProps } from '../section.ts'
import { WordsField } from '../words-field.tsx'

const hours = [
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
  { value: 'storm', label: 'Storm' },
] as const
type Hour = (typeof hours)[number]['value']

const hints: Readonly<Record<Hour, string>> = {
  day: 'Outside the hours of the night.',
  night: 'By the clock of the office.',
  storm: 'Only while the storm wording is on. Left blank, the headline of the hour stays.',
}

const otherwise = { en: '(Name) is on call', es: '(Nombre) está de guardia' }

export function GreetingSection({ form }: SectionProps) {
  const [hour, setHour] = useState<Hour>('day')
  const { greeting } = form.draft
  const errors = form.errorsOf('greeting')
  const headlines = greeting[hour]
  const set = (changed: Partial<typeof greeting>) => form.set({ greeting: { ...greeting, ...changed } })
  const field = (place: keyof Headlines, label: string) => (
    <WordsField
      label={label}
      name={`${hour}.${place}`}
      value={headlines[place]}
      maxLength={longestHeadline}
      errors={errors}
      {...((place === 'everywhere' || place === 'trauma') && { otherwise })}
      onChange={(words) => set({ [hour]: { ...headlines, [place]: words } })}
    />
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Choice label="When" value={hour} options={hours} onChange={setHour} />
        <p className="text-sm text-muted">{hints[hour]}</p>
      </div>
      {hour === 'night' && (
        <div className="mt-4 grid max-w-md grid-cols-2 gap-4 cramped:grid-cols-1">
          {(['night_from', 'night_until'] as const).map((edge) => (
            <Field
              key={edge}
              label={edge === 'night_from' ? 'Night begins' : 'Night ends'}
              type="time"
              name={edge}
              value={greeting[edge]}
              error={errors[edge]}
              onChange={({ target }) => set({ [edge]: target.value })}
            />
          ))}
        </div>
      )}
      <div className="mt-4 border-y border-line py-4">
        <h3 className="font-display text-xl font-semibold">Everywhere</h3>
        <p className="mb-3 text-sm text-muted">
          Left blank, the chat says who is on call. On trauma pages only the words of those pages appear.
        </p>
        {field('everywhere', 'Everywhere')}
      </div>
      {pageGroups.map((group) => (
        <details
          key={group}
          className="group border-b border-line"
          open={hasOwn(greeting, hour, group) || undefined}
        >
          <summary className="flex min-h-12 items-center justify-between gap-3 py-2">
            <span>
              <span className="font-semibold">{groupWords[group].name}</span>{' '}
              <span className="text-sm text-muted">{groupWords[group].which}</span>
            </span>
            <span className="shrink-0 text-sm text-muted group-open:hidden">
              {isBlank(headlines[group]) ? (group === 'trauma' ? 'Who is on call' : 'As above') : 'Own words'}
            </span>
          </summary>
          <div className="pb-4">{field(group, groupWords[group].name)}</div>
        </details>
      ))}
    </>
  )
}

function hasOwn(greeting: ChatSettings['greeting'], hour: Hour, group: keyof Headlines) {
  return !isBlank(greeting[hour][group])
}

export function GreetingState({ settings: { greeting } }: { settings: ChatSettings }) {
  const count = hours
    .flatMap(({ value }) => Object.values(greeting[value]))
    .filter((words) => !isBlank(words)).length
  return count === 0 ? null : String(count)
}
