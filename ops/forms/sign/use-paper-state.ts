import { useStoredSigning } from '../ink/use-stored-signing.ts'
import { beginPaper, type Paper } from './paper-state.ts'

/** How far someone has come with a paper, as it is stored on this phone with each stroke; null until it is read. */
export function usePaperState(paper: Paper, personId: string) {
  return useStoredSigning({ person_id: personId, form: paper.draft.id }, (stored) =>
    beginPaper(paper, stored),
  )
}
