import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  ChatSettingsNow,
  type ChatSettingsRevision,
  type SettingsPart,
} from '#domain/chat/settings/settings.ts'
import { currentOf, problemOf } from '../problem.ts'
import { notify, notifyProblem } from '../ui/notify.ts'
import { undoMs } from '../ui/undo-time.ts'
import { putChatSettings, restoreChatSettings } from './chat-settings-api.ts'
import { chatSettingsQuery, settingsVersionsQuery } from './queries.ts'
import { invalidateChatSettings } from './stale-queries.ts'

type Wanted = ChatSettingsRevision & { part: SettingsPart }

/** Saves the settings, or brings a version back, and confirms it with Undo: the version before, brought back. */
export function useSaveSettings() {
  const client = useQueryClient()

  function take(saved: ChatSettingsNow) {
    client.setQueryData(chatSettingsQuery.queryKey, saved)
    void client.invalidateQueries({ queryKey: settingsVersionsQuery().queryKey })
  }

  /** The refusal of a change that came too late carries what there is now. */
  function onError(error: unknown) {
    const current = currentOf(error, ChatSettingsNow)
    if (current) take(current)
    else if (problemOf(error).status === 409) void invalidateChatSettings(client)
  }

  const restore = useMutation({
    mutationFn: restoreChatSettings,
    onSuccess(saved, { version }) {
      take(saved)
      notify(`Version ${version} is live again.`)
    },
    onError(error) {
      onError(error)
      notifyProblem(error)
    },
  })

  const save = useMutation({
    mutationFn: ({ settings, revision }: Wanted) => putChatSettings({ settings, revision }),
    onSuccess(saved, { revision }) {
      take(saved)
      if (saved.revision === revision) return
      const undo = () => restore.mutate({ version: revision, revision: saved.revision })
      notify('Saved. Visitors see it from now on.', {
        duration: undoMs,
        action: { label: 'Undo', onClick: undo },
      })
    },
    onError,
  })

  return { save, restore }
}
