import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { longestAvailability } from '#domain/chat/settings/availability.ts'
import { headWords } from '#domain/chat/settings/head-of.ts'
import type { Language } from '#domain/preferences/language.ts'
import { alertRulesQuery } from '../../alerts/queries.ts'
import { ruleSteps } from '../../on-call/words.ts'
import { useMay, useScope } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { chatStartQuery } from '../queries.ts'
import type { SectionProps } from '../section.ts'
import { WordsField } from '../words-field.tsx'

export function PeopleSection({ form }: SectionProps) {
  const onCall = useQuery(chatStartQuery).data?.on_call
  return (
    <div className="grid gap-7">
      <OnCallNow />
      <WordsField
        label="Words on availability"
        isLabelShown
        name="words"
        value={form.draft.availability.words}
        maxLength={longestAvailability}
        errors={form.errorsOf('availability')}
        otherwise={{ en: otherwise('en', onCall), es: otherwise('es', onCall) }}
        onChange={(words) => form.set({ availability: { words } })}
      />
    </div>
  )
}

function otherwise(language: Language, onCall: string | null | undefined) {
  const { always, joins } = headWords[language]
  return onCall ? joins(onCall) : always
}

/** For reading: the rota and the rules of alerts are set where those who plan them look. */
function OnCallNow() {
  const start = useQuery(chatStartQuery)
  const maySeeRota = useScope('leads.view') === 'all'
  const maySeeRules = useMay('config.company') || maySeeRota
  const rules = useQuery({ ...alertRulesQuery, enabled: maySeeRules }).data
  return (
    <section aria-label="On call now" className="border-y border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-xl">
            {start.data ? (start.data.on_call ?? 'No one is on call') : 'On call now'}
          </h3>
          <p className="text-sm text-muted">
            {start.data?.on_call === null
              ? 'Everyone who can take requests is alerted.'
              : 'On call now. The chat names them.'}
          </p>
        </div>
        {maySeeRota && (
          <Link to="/ops/on-call" className={button('plain')}>
            On call
          </Link>
        )}
      </div>
      {rules && !rules.is_on && (
        <p className="mt-3 border-l-4 border-red bg-red-wash px-4 py-3">Alerts are off: no one is woken.</p>
      )}
      {rules?.is_on && (
        <ol className="mt-3 grid gap-2">
          {ruleSteps(rules).map(({ when, who }) => (
            <li key={when} className="grid gap-x-4 @md:grid-cols-[9rem_minmax(0,1fr)]">
              <span className="font-semibold">{when}</span>
              <span className="text-[0.9375rem] text-muted">{who}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
