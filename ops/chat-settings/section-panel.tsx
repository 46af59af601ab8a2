import { Link } from '@tanstack/react-router'
import { ArrowDown, ChevronLeft } from 'lucide-react'
import { useEffect, useRef, type SubmitEvent } from 'react'
import type { SettingsPart } from '#domain/chat/settings/settings.ts'
import { problemOf } from '../problem.ts'
import { focusFirstError } from '../ui/focus-first-error.ts'
import { wide } from '../ui/wide.ts'
import { SaveBar } from '../ui/save-bar.tsx'
import { toPreview } from './preview/to-preview.ts'
import type { Section } from './section.ts'
import { TheirsNotice } from './theirs-notice.tsx'
import type { SettingsForm } from './use-settings-form.ts'
import type { useSaveSettings } from './use-save-settings.ts'

type SectionPanelProps = {
  section: Section
  form: SettingsForm
  revision: number
  save: ReturnType<typeof useSaveSettings>['save']
}

export function SectionPanel(props: SectionPanelProps) {
  const { section, form } = props
  const { title, lead, part, Body } = section
  // On a phone it takes the place of the menu, which was scrolled.
  useEffect(() => {
    if (!matchMedia(wide).matches) scrollTo(0, 0)
  }, [])
  return (
    <section aria-labelledby="section-title" className="@container px-4 pt-4 pb-6 lg:px-6.5">
      <h1 className="sr-only lg:hidden">Chatbot settings</h1>
      <div className="sticky top-0 z-10 -mx-4 mb-2 flex items-center justify-between gap-4 border-b border-line bg-sheet px-4 lg:hidden">
        <Link
          to="/ops/chatbot-settings"
          className="-ml-2 flex min-h-12 w-fit items-center gap-1 pr-2 font-semibold"
        >
          <ChevronLeft aria-hidden className="size-5" /> All sections
        </Link>
        <button
          type="button"
          className="flex min-h-12 items-center gap-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
          onClick={toPreview}
        >
          Preview <ArrowDown aria-hidden className="size-4" />
        </button>
      </div>
      <h2 id="section-title" tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      <p className="mb-5 max-w-[62ch] text-muted">{lead}</p>
      {part ? <PartForm {...props} part={part} /> : <Body form={form} />}
    </section>
  )
}

/** A section that is saved by itself. */
function PartForm({
  section: { Body, title },
  part,
  form,
  revision,
  save,
}: SectionPanelProps & { part: SettingsPart }) {
  const element = useRef<HTMLFormElement>(null)
  const isDirty = form.unsaved.includes(part)
  const errors = form.errorsOf(part)
  const isOwn = save.variables?.part === part

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (save.isPending || !isDirty) return
    form.showErrors(part)
    const { settings } = form.read(part)
    if (settings) save.mutate({ part, settings, revision }, { onSuccess: (saved) => form.take(saved, part) })
    else requestAnimationFrame(() => element.current && focusFirstError(element.current))
  }

  return (
    <form ref={element} noValidate aria-label={title} aria-busy={save.isPending} onSubmit={submit}>
      {form.theirs.includes(part) && <TheirsNotice form={form} part={part} />}
      <Body form={form} />
      <SaveBar
        isOpen={isDirty}
        words="Not saved"
        hint={hintOf(errors, isOwn ? save.error : null)}
        action="Save"
        isBusy={save.isPending}
        cancel={{ words: 'Discard', act: () => form.discard(part) }}
      />
    </form>
  )
}

function hintOf(errors: Readonly<Record<string, string>>, error: unknown) {
  if (error) return { words: problemOf(error).detail, isWrong: true }
  const wrong = Object.keys(errors).length
  if (wrong === 0) return { words: 'Visitors see it as soon as you save.', isWrong: false }
  return {
    words: wrong === 1 ? '1 field needs attention.' : `${wrong} fields need attention.`,
    isWrong: true,
  }
}
