import { useMemo } from 'react'
import type { AnswerFacts } from '#domain/chat/published/chat-answer.ts'
import { ruleIds, safetyRules, type RuleId } from '#domain/safety/rules.ts'
import { nearestRules } from './nearest-rules.ts'

type RulesFieldProps = {
  question: string
  answer: string
  rules: AnswerFacts['rules']
  error: string | undefined
  onChange: (rules: RuleId[]) => void
}

/** The safety rules that cover what an answer tells people to do: those that speak of the same as it and its question stand first. */
export function RulesField({ question, answer, rules, error, onChange }: RulesFieldProps) {
  const nearest = useMemo(() => nearestRules({ question, answer }), [question, answer])
  const first = [...new Set([...rules, ...nearest])]
  const rest = ruleIds.filter((rule) => !first.includes(rule))
  const toggle = (rule: RuleId, isOn: boolean) =>
    onChange(isOn ? [...rules, rule] : rules.filter((each) => each !== rule))
  return (
    <fieldset className="min-w-0 border-l-3 border-gold bg-gold-wash px-3 py-2.5">
      <legend className="sr-only">Safety rules</legend>
      <p className="font-semibold">This tells people what to do. Choose the safety rules that cover it.</p>
      <ul className="mt-1">
        {first.map((rule) => (
          <Rule key={rule} rule={rule} isOn={rules.includes(rule)} toggle={toggle} />
        ))}
      </ul>
      <details>
        <summary className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4">
          All other rules
        </summary>
        <ul>
          {rest.map((rule) => (
            <Rule key={rule} rule={rule} isOn={false} toggle={toggle} />
          ))}
        </ul>
      </details>
      {error !== undefined && <p className="text-sm text-red">{error}</p>}
    </fieldset>
  )
}

type RuleProps = { rule: RuleId; isOn: boolean; toggle: (rule: RuleId, isOn: boolean) => void }

function Rule({ rule, isOn, toggle }: RuleProps) {
  return (
    <li>
      <label className="flex min-h-11 items-start gap-2.5 py-1.5 text-sm">
        <input
          type="checkbox"
          checked={isOn}
          className="mt-px size-5 shrink-0 accent-gold"
          onChange={({ target }) => toggle(rule, target.checked)}
        />
        {safetyRules[rule].rule}
      </label>
    </li>
  )
}
