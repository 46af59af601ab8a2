import { useEffect, useRef, useState } from 'react'
import { readSigning, storeSigning } from '../../store/stored-signings.ts'
import { beginPaper, type Paper, type PaperState } from './paper-state.ts'

/** Whether the phone's disk has what is shown. */
export type Storing = 'stored' | 'storing' | 'failed'

/** How far someone has come with a paper, as it is stored on this phone with each stroke; null until it is read. */
export function usePaperState(paper: Paper, personId: string) {
  const [state, setState] = useState<PaperState | null>(null)
  const [storing, setStoring] = useState<Storing>('stored')
  const changes = useRef(0)
  const { id } = paper.draft

  useEffect(() => {
    let isOver = false
    async function read() {
      const stored = await readSigning({ person_id: personId, form: id }).catch(() => null)
      if (!isOver) setState(beginPaper(paper, stored))
    }
    void read()
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- answers change while someone signs; what is stored is read once
  }, [id, personId])

  function change(next: PaperState) {
    const nth = ++changes.current
    const end = (how: Storing) => () => nth === changes.current && setStoring(how)
    setState(next)
    setStoring((before) => (before === 'failed' ? before : 'storing'))
    storeSigning({ person_id: personId, form: id }, next).then(end('stored'), end('failed'))
  }

  return { state, change, storing }
}
