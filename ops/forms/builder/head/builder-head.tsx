import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { History, Play, Redo2, Undo2 } from 'lucide-react'
import type { FormTemplate } from '#domain/forms/template.ts'
import { button } from '../../../ui/button.ts'
import type { TemplateDraft } from '../draft/use-template-draft.ts'
import { SavingWords } from './saving-words.tsx'

type BuilderHeadProps = {
  template: FormTemplate
  draft: TemplateDraft
  /** Why it can't be published now; null where it can. */
  closed: string | null
  isPublishing: boolean
  mayPublish: boolean
  onHistory: () => void
  onTest: () => void
  onPublish: () => void
  /** To what keeps it closed. */
  onWhy: () => void
}

/** The name of the form, whether it is saved, and what can be done with all of it. */
export function BuilderHead(props: BuilderHeadProps) {
  const { template, draft, closed, isPublishing, mayPublish, onHistory, onTest, onPublish, onWhy } = props
  const next = (template.published?.version ?? 0) + 1
  return (
    <header
      data-builder-head
      className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-line bg-paper px-4 py-2.5 min-[75rem]:flex-nowrap"
    >
      <div className="min-w-0 max-w-full min-[75rem]:flex-1 min-[75rem]:basis-0">
        <p className="text-[0.9375rem]">
          <Link
            to="/ops/forms/templates"
            className="text-muted underline-offset-4 hover:underline max-lg:inline-block max-lg:py-2"
          >
            Forms, templates
          </Link>
        </p>
        <h1 className="line-clamp-2 text-[min(1.75rem,8vw)] min-[75rem]:text-[1.5rem] min-[84rem]:text-[1.75rem] leading-none wrap-anywhere uppercase">
          {draft.form.title.en || 'Form without a title'}
        </h1>
      </div>
      <div className="min-w-0 flex-1 basis-60 min-[75rem]:w-62 min-[75rem]:flex-none lg:border-l lg:border-line lg:pl-5">
        <SavingWords
          template={template}
          saving={draft.saving}
          isDirty={draft.isDirty}
          onRetry={() => void draft.flush()}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 min-[75rem]:shrink-0">
        <SquareButton label="Undo" keys="Ctrl+Z" isOff={!draft.canUndo} onPress={draft.undo}>
          <Undo2 aria-hidden className="size-5" />
        </SquareButton>
        <SquareButton label="Redo" keys="Ctrl+Shift+Z" isOff={!draft.canRedo} onPress={draft.redo}>
          <Redo2 aria-hidden className="size-5" />
        </SquareButton>
        <button type="button" className={`px-3! ${button('plain')}`} onClick={onHistory}>
          <History aria-hidden className="size-4.5 xl:hidden" />
          <span className="max-xl:sr-only">History</span>
        </button>
        <button type="button" className={`px-3.5! ${button('plain')}`} onClick={onTest}>
          <Play aria-hidden className="size-4.5" />
          Test fill
        </button>
        {mayPublish && (
          <button
            type="button"
            aria-disabled={closed !== null || isPublishing}
            aria-describedby={closed ? 'publish-closed' : undefined}
            title={closed ?? undefined}
            className={
              closed
                ? `px-3.5! ${button('plain')} cursor-default! bg-wash! text-muted!`
                : `px-3.5! ${button('gold')}`
            }
            onClick={() => (closed ? onWhy() : isPublishing || onPublish())}
          >
            {isPublishing ? 'Publishing' : `Publish version ${next}`}
          </button>
        )}
        {closed && mayPublish && (
          <span id="publish-closed" className="sr-only">
            {closed}
          </span>
        )}
      </div>
    </header>
  )
}

type SquareButtonProps = {
  label: string
  keys: string
  isOff: boolean
  onPress: () => void
  children: ReactNode
}

function SquareButton({ label, keys, isOff, onPress, children }: SquareButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={isOff}
      className={`w-11 px-0! ${button('plain')} aria-disabled:cursor-default aria-disabled:opacity-50`}
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  )
}
