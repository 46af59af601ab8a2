import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { RulesDialog } from './rules-dialog.tsx'
import { alertRulesQuery } from '../alerts/queries.ts'
import { ruleSteps } from './words.ts'

/** When an alert escalates, step by step; people who may change the company set-up can edit it. */
export function RulesPart() {
  const rules = useQuery(alertRulesQuery)
  const mayChange = useMay('config.company')
  const [isChanging, setChanging] = useState(false)

  return (
    <section aria-label="Alert rules" className="mt-10 border-t border-ink pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-2xl">Alert rules</h2>
        {mayChange && rules.data && (
          <button type="button" className={button('plain')} onClick={() => setChanging(true)}>
            Edit rules
          </button>
        )}
      </div>
      {rules.isPending && (
        <div role="status" className="space-y-3 py-3">
          <span className="sr-only">Loading...</span>
          <Bar width="w-3/5" />
          <Bar width="w-2/5" />
        </div>
      )}
      {rules.isError && !rules.data && (
        <FailedList what="The alert rules" error={rules.error} retry={() => void rules.refetch()} />
      )}
      {rules.data && !rules.data.is_on && (
        <p className="mt-3 border-l-4 border-red bg-red-wash px-4 py-3">
          Alerts are off. New requests still appear under Submissions, and the office still gets an email
          about each one.
        </p>
      )}
      {rules.data?.is_on && (
        <ol className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {ruleSteps(rules.data).map(({ when, who }) => (
            <Step key={when} when={when} who={who} />
          ))}
        </ol>
      )}
      {isChanging && rules.data && <RulesDialog rules={rules.data} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Step({ when, who }: { when: string; who: string }) {
  return (
    <li className="border-t-3 border-line bg-sheet px-4 py-3">
      <p className="font-display text-xl">{when}</p>
      <p className="text-sm text-muted">{who}</p>
    </li>
  )
}
