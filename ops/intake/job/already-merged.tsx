import { Notice } from '../../ui/notice.tsx'
import { useMergingWords } from '../../words/use-merging-words.ts'

/** In an open dialog: someone else merged the job meanwhile, or the answer to the merge was lost. */
export function AlreadyMerged({ into }: { into: { number: string } }) {
  const merging = useMergingWords()
  return (
    <Notice title={merging.already(into.number)}>
      <p>{merging.alreadyMore}</p>
    </Notice>
  )
}
