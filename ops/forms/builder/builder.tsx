import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormTemplate } from '#domain/forms/template.ts'
import { useMay } from '../../session/may.ts'
import { legalTextsQuery } from '../queries.ts'
import { BuildingContext, type Building } from './builder-context.ts'
import { changeLines } from './changes/change-lines.ts'
import { ChangesPanel } from './changes/changes-panel.tsx'
import { Conflict } from './changes/conflict.tsx'
import { VersionHistory } from './changes/version-history.tsx'
import { ChecksPanel } from './checks/checks-panel.tsx'
import { useTemplateDraft } from './draft/use-template-draft.ts'
import { addField } from './edit/edits.ts'
import { ownerSignature } from './edit/new-field.ts'
import { BuilderHead } from './head/builder-head.tsx'
import { PublishQuestion } from './head/publish-question.tsx'
import { AddField } from './outline/add-field.tsx'
import { Outline } from './outline/outline.tsx'
import { Preview } from './preview/preview.tsx'
import { PreviewPathContext, usePreviewState } from './preview/preview-answers.ts'
import type { Fix } from './checks/problems.ts'
import { Settings } from './settings/settings.tsx'
import { TestFill } from './test-fill.tsx'
import { BuilderKeys } from './builder-keys.tsx'
import { useChecks } from './checks/use-checks.ts'
import { selectedIn, useEditParts } from './use-edit-parts.ts'
import { usePublish } from './use-publish.ts'
import { Workbench } from './workbench.tsx'

type BuilderProps = { template: FormTemplate; storageKey: string; onRead: (version: number) => void }

/** A form as the office changes it: the list, the settings, both previews and the checks at once. */
export function Builder({ template, storageKey, onRead }: BuilderProps) {
  const { slug, published } = template
  const draft = useTemplateDraft(template, storageKey)
  const { form } = draft
  const [wanted, select] = useState('')
  const [open, setOpen] = useState<'adding' | 'history' | 'test' | 'publish' | null>(null)
  const selected = selectedIn(form, wanted)
  const { data: texts = [] } = useQuery(legalTextsQuery)
  const parts = useEditParts({ draft, published, selected, select })
  const preview = usePreviewState({ form, slug, version: (published?.version ?? 0) + 1, selected })
  const { problems, gaps, faulty } = useChecks(form, texts)
  const { isPublishing, publish, restore, discard } = usePublish(template, draft)
  const mayPublish = useMay('templates.publish')
  const building: Building = {
    form,
    texts,
    selected,
    select,
    edit: parts.edit,
    change: parts.change,
    newId: parts.newId,
    isReadOnly: false,
  }
  const blocking = problems.filter(({ blocks }) => blocks)

  function fix(one: Fix) {
    if ('edit' in one) return draft.edit(one.edit)
    if (one.do === 'add-field') return setOpen('adding')
    const field = ownerSignature(parts.newId)
    draft.edit((now) => addField(now, field, null))
    select(field.id)
  }

  if (open === 'test')
    return (
      <TestFill
        form={form}
        slug={slug}
        version={(published?.version ?? 0) + 1}
        onClose={() => setOpen(null)}
      />
    )
  return (
    <BuildingContext value={building}>
      <BuilderKeys
        {...parts}
        selected={selected}
        add={() => setOpen('adding')}
        undo={draft.undo}
        redo={draft.redo}
      />
      <PreviewPathContext value={preview.path}>
        <div className="flex min-w-0 flex-col min-[75rem]:h-dvh min-[75rem]:overflow-clip">
          <BuilderHead
            template={template}
            draft={draft}
            closed={whyClosed(template, draft, blocking)}
            isPublishing={isPublishing}
            mayPublish={mayPublish}
            onHistory={() => setOpen('history')}
            onTest={() => setOpen('test')}
            onPublish={() => setOpen('publish')}
            onWhy={() => blocking[0]?.at && select(blocking[0].at)}
          />
          {draft.theirs && (
            <Conflict theirs={draft.theirs} onTake={draft.takeTheirs} onKeep={draft.keepMine} />
          )}
          <Workbench
            outline={<Outline faulty={faulty} onAdd={() => setOpen('adding')} />}
            settings={<Settings slug={slug} isReadOnly={false} onCopy={parts.copy} onRemove={parts.remove} />}
            preview={<Preview slug={slug} form={form} preview={preview} selected={selected} />}
            checks={<ChecksPanel problems={problems} gaps={gaps} onFix={fix} />}
            changes={<ChangesPanel published={published} />}
            blocking={blocking.length}
          />
        </div>
        <AddField
          isOpen={open === 'adding'}
          onClose={() => setOpen(null)}
          onChoose={(kind) => {
            setOpen(null)
            parts.add(kind)
          }}
        />
        <PublishQuestion
          published={published}
          problems={problems}
          gaps={gaps.length}
          isOpen={open === 'publish'}
          isBusy={isPublishing}
          onClose={() => setOpen(null)}
          onConfirm={() => void publish().then(() => setOpen(null))}
        />
        <VersionHistory
          slug={slug}
          isOpen={open === 'history'}
          onClose={() => setOpen(null)}
          hasDraft={template.draft !== null || draft.isDirty}
          mayEdit
          onRead={onRead}
          onDiscard={() => {
            setOpen(null)
            void discard()
          }}
          onRestore={async (version) => {
            await restore(version)
            setOpen(null)
          }}
        />
      </PreviewPathContext>
    </BuildingContext>
  )
}

/** What keeps the form from being published, the first of it in words; null where nothing does. */
function whyClosed(
  { published, draft: stored }: FormTemplate,
  { form, theirs, isDirty }: Pick<ReturnType<typeof useTemplateDraft>, 'form' | 'theirs' | 'isDirty'>,
  blocking: readonly { title: string }[],
) {
  if (theirs) return 'Decide first whether your changes or theirs go on.'
  if (blocking[0]) return blocking[0].title
  const isSame = !isDirty && stored === null
  if (published && (isSame || changeLines(published.definition, form).length === 0))
    return `Nothing has changed since version ${published.version}.`
  return null
}
