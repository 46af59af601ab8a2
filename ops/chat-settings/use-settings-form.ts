import { useEffect, useState } from 'react'
import type {
  ChatSettings,
  ChatSettingsNow,
  ChatSettingsRevision,
  SettingsPart,
} from '#domain/chat/settings/settings.ts'
import { draftStorage } from '../ui/draft-storage.ts'
import { formDraftPrefix, readStoredDraft, storeDraft } from '../ui/stored-draft.ts'
import { follow, fresh, readPart, Typed, unsavedParts } from './typed-settings.ts'

export type SettingsForm = ReturnType<typeof useSettingsForm>

/** What is typed over the newest settings, in all sections. It survives a reload, and what someone else saves meanwhile. */
export function useSettingsForm(latest: ChatSettingsNow, user: string) {
  const key = `${formDraftPrefix}chat-settings:${user}`
  const [form, setForm] = useState(() => begin(readStoredDraft(draftStorage, key, Typed), latest))
  const [tried, setTried] = useState<readonly SettingsPart[]>([])
  const { typed, theirs } = form
  if (latest.revision > typed.revision) setForm(follow(typed, latest))

  const unsaved = unsavedParts(typed)
  const isDirty = unsaved.length > 0
  useEffect(() => {
    if (isDirty) storeDraft(draftStorage, key, typed)
    else if (draftStorage.getItem(key) !== null) draftStorage.removeItem(key)
  }, [isDirty, key, typed])

  function set(changed: Partial<ChatSettings>) {
    setForm((now) => ({
      ...now,
      typed: { ...now.typed, draft: { ...now.typed.draft, ...changed } },
    }))
  }

  return {
    draft: typed.draft,
    saved: typed.base,
    unsaved,
    /** Of these someone else saved another version while something was typed here. */
    theirs,
    set,
    read: (part: SettingsPart) => readPart(typed, part),
    /** The sentence for a field of a part, once the part was to be saved. */
    errorsOf: (part: SettingsPart) => (tried.includes(part) ? readPart(typed, part).errors : {}),
    showErrors: (part: SettingsPart) => setTried((known) => [...new Set([...known, part])]),
    discard(part: SettingsPart) {
      set({ [part]: typed.base[part] })
      setTried((known) => known.filter((other) => other !== part))
      setForm((now) => ({ ...now, theirs: now.theirs.filter((other) => other !== part) }))
    },
    /** Goes on from what was saved. */
    take(saved: ChatSettingsRevision, part: SettingsPart) {
      setForm((now) =>
        follow({ ...now.typed, draft: { ...now.typed.draft, [part]: saved.settings[part] } }, saved),
      )
      setTried((known) => known.filter((other) => other !== part))
    },
  }
}

function begin(stored: Typed | null, latest: ChatSettingsRevision) {
  return stored ? follow(stored, latest) : { typed: fresh(latest), theirs: [] }
}
