import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longestText, type ChatDetail } from '#domain/chat/chat.ts'
import { problemOf } from '../problem.ts'
import { EditDialog } from '../ui/edit-dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useServerNow } from '../session/use-server-now.ts'
import { useChatWords } from '../words/use-chat-words.ts'
import { useWords } from '../words/use-words.ts'
import { repliersQuery } from './queries.ts'
import { replierWords } from './replier-words.ts'
import type { useTurn } from './use-turn.ts'
import { visitorWords } from './words.ts'

type TransferDialogProps = {
  chat: ChatDetail
  turn: ReturnType<typeof useTurn>
  onClose: () => void
}

/** Gives the conversation to someone else who may reply. */
export function TransferDialog({ chat, turn, onClose }: TransferDialogProps) {
  const people = useQuery(repliersQuery)
  const [chosen, setChosen] = useState('')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const now = useServerNow()
  const words = useChatWords()
  const { locale } = useWords()
  const others = people.data?.filter(({ id }) => id !== chat.assigned_to?.id) ?? []

  const signedOut = others.find(({ id, seen_at }) => id === chosen && seen_at === null)

  function save() {
    setMissing(chosen === '')
    if (chosen)
      turn.mutate({ turn: 'transfer', employee_id: chosen, note: note.trim() }, { onSuccess: onClose })
  }

  return (
    <EditDialog
      title={`Transfer the chat with ${visitorWords(chat)}`}
      save="Transfer"
      isSaving={turn.isPending}
      onSave={save}
      onClose={onClose}
    >
      <SelectField
        label="To"
        none={people.isPending ? 'Loading…' : 'Choose who takes it'}
        options={others.map((person) => ({
          value: person.id,
          label: replierWords(person, { now, locale, words }),
        }))}
        value={chosen}
        {...(isMissing && { error: 'Choose who takes the chat.' })}
        onChange={(event) => setChosen(event.target.value)}
      />
      {signedOut && <Notice title={words.outWarning(signedOut.name)} />}
      <TextArea
        label="Note for them"
        hint="Only staff can read this. The visitor can’t."
        maxLength={longestText}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {people.isError && <Notice title={problemOf(people.error).detail} />}
      {turn.error !== null && <Notice title={problemOf(turn.error).detail} />}
    </EditDialog>
  )
}
