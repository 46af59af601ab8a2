import { boxLabel } from '#domain/contents/box-label.ts'
import { currentOutbox } from '../../device/person-store.ts'
import { useContentsWords } from '../../words/use-contents-words.ts'
import { contentsClashes, type ContentsClash } from '../contents-clash.ts'
import { valuesOf } from '../record-clash.ts'
import type { Entry } from '../entry.ts'
import { FieldDecision } from './field-decision.tsx'
import { useContentsValue } from './use-contents-value.ts'

/** Fields of an item or of a box that someone else was quicker with. */
export function ReturnedContents({ entry, clash }: { entry: Entry; clash: ContentsClash }) {
  const words = useContentsWords()
  const valueOf = useContentsValue(entry.leadId)
  const theirs = valuesOf(clash.theirs)
  const fields = clash.clashing.map((name) => ({
    name,
    label: words.fields[name],
    mine: valueOf(name, clash.wanted[name]),
    theirs: valueOf(name, theirs[name]),
  }))
  return (
    <FieldDecision
      entry={entry}
      title={'number' in clash.theirs ? words.boxes.label(boxLabel(clash.theirs.number)) : clash.theirs.name}
      fields={fields}
      onDecide={async (chosen) => {
        const outbox = await currentOutbox()
        const write = contentsClashes.decided(entry, clash, chosen)
        return write ? outbox?.again(entry.id, write) : outbox?.giveUp(entry.id)
      }}
    />
  )
}
