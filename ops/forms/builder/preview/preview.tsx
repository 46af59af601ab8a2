import { useMemo } from 'react'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { formToShow } from './form-to-show.ts'
import { PaperPage } from './paper-page.tsx'
import { Phone } from './phone.tsx'
import type { PreviewState } from './preview-answers.ts'
import { usePaper } from './use-paper.ts'

type PreviewProps = { slug: string; form: FormDefinition; preview: PreviewState; selected: string }

/** The form on a phone and on paper, for a loss in either state and in both languages. */
export function Preview({ slug, form, preview, selected }: PreviewProps) {
  const { state, setState, language, setLanguage } = preview
  const shown = useMemo(() => formToShow(form), [form])
  const paper = usePaper(slug, shown, preview)
  const [only] = form.states
  return (
    <section
      aria-label="Preview"
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-[color-mix(in_srgb,var(--wash)_70%,var(--edge))]"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-2">
        <h2 className="min-w-0 flex-1 truncate font-sans text-[0.9375rem] font-normal text-muted">
          Sample loss
        </h2>
        <Switch
          label="State of the loss"
          value={state}
          options={states.map((each) => ({
            ...each,
            isOff: form.states.length === 1 && each.value !== only,
          }))}
          onChange={setState}
        />
        <Switch
          label="Language of the form"
          value={language}
          options={languageOptions}
          onChange={setLanguage}
        />
      </div>
      <div className="relative min-[75rem]:[container-type:size] grid min-h-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-4 overflow-y-auto p-3 pt-1 max-sm:block max-sm:space-y-4 min-[75rem]:flex-1 min-[75rem]:[scrollbar-width:thin]">
        <section
          aria-label="Phone"
          className="w-[max(12rem,calc((100cqh-4.5rem)/2))] max-w-[24rem] min-w-0 max-[75rem]:w-[min(50vw,24rem)] max-sm:mx-auto max-sm:w-full"
        >
          <div className="mb-1 flex min-h-8 items-center justify-between gap-2 text-[0.9375rem] text-muted">
            <h3 className="font-sans text-[0.9375rem] font-semibold">Phone</h3>
            <span className="tabular-nums">390 wide</span>
          </div>
          <Phone form={shown} preview={preview} selected={selected} />
        </section>
        <PaperPage paper={paper} />
      </div>
    </section>
  )
}

type SwitchProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; lang?: string; isOff?: boolean }[]
  onChange: (value: Value) => void
}

function Switch<Value extends string>({ label, value, options, onChange }: SwitchProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex rounded-sm border border-edge bg-sheet">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-disabled={option.isOff ?? false}
          lang={option.lang}
          title={option.isOff ? 'This form is not used there.' : undefined}
          className="min-h-11 px-3 not-first:border-l not-first:border-edge hover:not-aria-disabled:bg-wash aria-disabled:cursor-default aria-disabled:text-muted aria-disabled:opacity-60 aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper lg:min-h-8"
          onClick={() => option.isOff || onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

const states = [
  { value: 'OH', label: 'Ohio' },
  { value: 'PA', label: 'Pa.' },
] as const
const languageOptions = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
] as const
