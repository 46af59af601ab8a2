import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { button } from '../../ui/button.ts'
import { legalTextsQuery } from '../queries.ts'
import { BuildingContext, type Building } from './builder-context.ts'
import { Outline } from './outline/outline.tsx'
import { Preview } from './preview/preview.tsx'
import { PreviewPathContext, usePreviewState } from './preview/preview-answers.ts'
import { Settings } from './settings/settings.tsx'
import { selectedIn } from './use-edit-parts.ts'
import { Workbench } from './workbench.tsx'

type ReadVersionProps = {
  slug: string
  version: number
  form: FormDefinition
  /** Back to the draft; null for whoever may only read. */
  onClose: (() => void) | null
}

/** A version as it was published: it is read, and never changed. */
export function ReadVersion({ slug, version, form, onClose }: ReadVersionProps) {
  const [wanted, select] = useState('')
  const selected = selectedIn(form, wanted)
  const { data: texts = [] } = useQuery(legalTextsQuery)
  const preview = usePreviewState({ form, slug, version, selected })
  const building: Building = {
    form,
    texts,
    selected,
    select,
    edit: () => {},
    change: () => {},
    newId: () => '',
    isReadOnly: true,
  }
  return (
    <BuildingContext value={building}>
      <PreviewPathContext value={preview.path}>
        <div className="flex min-w-0 flex-col min-[75rem]:h-dvh min-[75rem]:overflow-clip">
          <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-2.5 lg:px-6">
            <div className="min-w-0">
              <p className="text-[0.9375rem] text-muted">Version {version}, as it was published</p>
              <h1 className="text-[min(1.875rem,8vw)] leading-none wrap-anywhere uppercase">
                {form.title.en}
              </h1>
            </div>
            {onClose && (
              <button type="button" className={button('gold')} onClick={onClose}>
                <ChevronLeft aria-hidden className="size-5" />
                Back to the draft
              </button>
            )}
          </header>
          <Workbench
            outline={<Outline faulty={none} onAdd={null} />}
            settings={<Settings slug={slug} isReadOnly onCopy={() => {}} onRemove={() => {}} />}
            preview={<Preview slug={slug} form={form} preview={preview} selected={selected} />}
            checks={
              <p className="px-4 py-3 text-muted">
                Published versions stay as they are. To change the form, change its draft.
              </p>
            }
            changes={null}
            blocking={0}
          />
        </div>
      </PreviewPathContext>
    </BuildingContext>
  )
}

const none: ReadonlySet<string> = new Set()
