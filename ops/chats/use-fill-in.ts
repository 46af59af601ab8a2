import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ChangedFacts } from '#domain/chat/facts/chat-facts.ts'
import type { FactName } from '#domain/chat/facts/told-facts.ts'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { newId } from '#platform/uuid.ts'
import { leadKeys } from '../submissions/queries.ts'
import { undoMs } from '../ui/undo-time.ts'
import { fillInChat } from './chats-api.ts'
import { chatQuery, invalidateChat } from './queries.ts'

/** Changes a fact of a conversation; for a moment the one before can be brought back. */
export function useFillIn(chat: ChatDetail) {
  const client = useQueryClient()
  const [undone, setUndone] = useState<{ name: FactName; before: ChangedFacts } | null>(null)
  const fill = useMutation({
    mutationFn: (changes: ChangedFacts) => fillInChat(chat.id, newId(), changes),
    onSuccess(after: ChatDetail) {
      client.setQueryData(chatQuery(chat.id).queryKey, after)
      // Its request has the fact too, and the form of its job begins with that.
      void client.invalidateQueries({ queryKey: leadKeys.one(chat.id) })
    },
    onError: () => void invalidateChat(client, chat.id),
  })
  useEffect(() => {
    if (!undone) return
    const over = setTimeout(() => setUndone(null), undoMs)
    return () => clearTimeout(over)
  }, [undone])

  return {
    error: fill.error,
    isPending: fill.isPending,
    undo: undone,
    async change(name: FactName, changes: ChangedFacts) {
      const before = beforeOf(chat, name)
      await fill.mutateAsync(changes)
      setUndone({ name, before })
    },
    takeBack() {
      if (!undone) return
      fill.mutate(undone.before)
      setUndone(null)
    },
  }
}

function beforeOf({ facts }: ChatDetail, name: FactName): ChangedFacts {
  const told = facts[name]
  return ChangedFacts.parse({ [name]: told ? told.value : null })
}
