import { choicesOf, type ChosenFact } from '#domain/jobs/facts/choices-of.ts'
import type { FactName } from '#domain/jobs/facts/facts.ts'
import type { CallWords } from '../../words/en-call.ts'
import { ChipsField } from '../../ui/chips-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { optionsIn, useCall } from './call-context.ts'
import { choose } from './changes.ts'
import { ChoiceChips } from './choices-chips.tsx'
import { Segmented } from './segmented.tsx'
import { TextField } from './text-field.tsx'
import { typedFacts, type TypedFact } from './typed.ts'
import { TypedField } from './typed-field.tsx'

/** More than these do not fit side by side. */
const mostSegments = 4

const inputs: Readonly<
  Partial<Record<FactName, { type?: string; inputMode?: 'numeric' | 'decimal'; unit?: Unit }>>
> = {
  phone2: { type: 'tel' },
  owner_phone: { type: 'tel' },
  agent_phone: { type: 'tel' },
  adjuster_phone: { type: 'tel' },
  email: { type: 'email' },
  owner_email: { type: 'email' },
  adjuster_email: { type: 'email' },
  found_on: { type: 'date' },
  began_on: { type: 'date' },
  eta_promised_at: { type: 'datetime-local' },
  year_built: { inputMode: 'numeric' },
  stories: { inputMode: 'numeric' },
  levels: { inputMode: 'numeric' },
  affected_area: { inputMode: 'decimal', unit: 'sq ft' },
  mold_area: { inputMode: 'decimal', unit: 'sq ft' },
  depth: { unit: 'inches' },
  deductible_cents: { inputMode: 'decimal', unit: 'dollars' },
}

type Unit = keyof CallWords['fields']['units']

const long: readonly FactName[] = ['coverage_note', 'access_note', 'call_note']
const several = ['vulnerable', 'materials'] as const

/** The field of any fact, by what it is. */
export function FactField({ name }: { name: FactName }) {
  if (isSeveral(name)) return <SeveralField name={name} />
  if (isChosen(name)) return <ChosenField name={name} />
  if (name === 'tags' || name === 'rooms') return <WordsField name={name} />
  if (!isTyped(name)) return null
  return long.includes(name) ? <TextField name={name} /> : <TypedField name={name} {...inputs[name]} />
}

function ChosenField({ name }: { name: Exclude<ChosenFact, Several> }) {
  const { facts, change, words } = useCall()
  const choices: readonly { value: string; label: string }[] = choicesOf[name]
  const options = optionsIn(words, name, choices)
  const label = words.facts.label(name)
  const value = facts[name]
  const take = (chosen: string | undefined) => change((draft) => chooseText(draft, name, chosen))
  if (options.length <= mostSegments)
    return <Segmented label={label} fact={name} value={value} options={options} onChoose={take} />
  return (
    <div data-fact={name}>
      <SelectField
        label={label}
        options={options}
        none={words.fields.notKnown}
        value={value ?? ''}
        onChange={(event) => take(event.target.value || undefined)}
      />
    </div>
  )
}

/** The schema of the facts takes only values that are there to be chosen. */
function chooseText(draft: Parameters<typeof choose>[0], name: FactName, value: string | undefined) {
  return choose(draft, { [name]: value })
}

function SeveralField({ name }: { name: Several }) {
  const { facts, change, words } = useCall()
  return (
    <ChoiceChips
      label={words.facts.label(name)}
      fact={name}
      value={facts[name]}
      options={optionsIn(words, name, choicesOf[name])}
      onChoose={(list) => change((draft) => choose(draft, { [name]: list.length > 0 ? list : undefined }))}
    />
  )
}

function WordsField({ name }: { name: 'tags' | 'rooms' }) {
  const { facts, change, words } = useCall()
  return (
    <div data-fact={name}>
      <ChipsField
        label={words.facts.label(name)}
        value={facts[name] ?? []}
        maxLength={40}
        onChange={(list) => change((draft) => choose(draft, { [name]: list.length > 0 ? list : undefined }))}
      />
    </div>
  )
}

type Several = (typeof several)[number]

function isSeveral(name: FactName): name is Several {
  return several.some((each) => each === name)
}

function isChosen(name: FactName): name is Exclude<ChosenFact, Several> {
  return Object.hasOwn(choicesOf, name) && !isSeveral(name)
}

function isTyped(name: FactName): name is TypedFact {
  return Object.hasOwn(typedFacts, name)
}
