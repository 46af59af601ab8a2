import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormTemplate } from '#domain/forms/template.ts'
import { currentOf } from '../../problem.ts'
import { notify, notifyProblem } from '../../ui/notify.ts'
import { undoMs } from '../../ui/undo-time.ts'
import { takePublished, takeTemplate, templatesQuery } from '../templates/queries.ts'
import { discardDraft, publishDraft, restoreVersion } from '../templates/template-api.ts'
import type { TemplateDraft } from './draft/use-template-draft.ts'

/** Makes the draft the next version, and brings earlier ones back. */
export function usePublish(template: FormTemplate, draft: TemplateDraft) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isPublishing, setPublishing] = useState(false)
  const { slug } = template

  async function publish() {
    setPublishing(true)
    try {
      if (!(await draft.flush())) return
      const before = template.published?.version
      const answer = await publishDraft(slug, draft.revision())
      draft.settle(answer)
      takePublished(client, answer)
      const undo =
        before === undefined ? {} : { action: { label: 'Undo', onClick: () => void undoTo(before, answer) } }
      notify(`Version ${answer.published?.version} is published.`, {
        description: 'Forms that are begun from now on use it.',
        duration: undoMs,
        ...undo,
      })
    } catch (error) {
      follow(error)
    } finally {
      setPublishing(false)
    }
  }

  /** A version is never taken back: the one before is published again. */
  async function undoTo(version: number, { revision }: FormTemplate) {
    try {
      const restored = await restoreVersion(slug, { version, revision })
      const answer = await publishDraft(slug, restored.revision)
      draft.adopt(answer)
      takePublished(client, answer)
      notify(`Version ${answer.published?.version} is published. It says what version ${version} said.`)
    } catch (error) {
      follow(error)
    }
  }

  async function restore(version: number) {
    try {
      if (!(await draft.flush())) return
      const answer = await restoreVersion(slug, { version, revision: draft.revision() })
      draft.adopt(answer)
      takeTemplate(client, answer)
      notify(`Version ${version} is your draft now.`, { action: { label: 'Undo', onClick: draft.undo } })
    } catch (error) {
      follow(error)
    }
  }

  /** Back to what is published; a form that never was is gone with its draft. */
  async function discard() {
    try {
      if (!(await draft.flush())) return
      const { template: left } = await discardDraft(slug, draft.revision())
      if (!left) {
        await navigate({ to: '/ops/forms/templates' })
        return void client.invalidateQueries({ queryKey: templatesQuery.queryKey })
      }
      draft.adopt(left)
      takeTemplate(client, left)
      notify('The draft is discarded.', { action: { label: 'Undo', onClick: draft.undo } })
    } catch (error) {
      follow(error)
    }
  }

  /** The refusal of a step that came too late carries what there is now. */
  function follow(error: unknown) {
    const current = currentOf(error, FormTemplate)
    if (current) takeTemplate(client, current)
    notifyProblem(error)
  }

  return { isPublishing, publish, restore, discard }
}
