import { useEffect, useRef, useState } from 'react'
import { readSigning, storeSigning, type SigningOf } from '../../store/stored-signings.ts'

/** Whether the phone’s disk has what is shown. */
export type Storing = 'stored' | 'storing' | 'failed'

/** How far someone has come where they sign, as it is stored on this phone with each stroke; null until it is read. Of null nothing is stored. */
export function useStoredSigning<State>(of: SigningOf | null, begin: (stored: unknown) => State) {
  const [state, setState] = useState<State | null>(null)
  const [storing, setStoring] = useState<Storing>('stored')
  const changes = useRef(0)

  useEffect(() => {
    let isOver = false
    async function read() {
      const stored = of && (await readSigning(of).catch(() => null))
      // What was drawn while it was read is newer.
      if (!isOver && changes.current === 0) setState(begin(stored))
    }
    void read()
    return () => {
      isOver = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- answers change while someone signs; what is stored is read once
  }, [of?.form, of?.person_id])

  function change(next: State) {
    const nth = ++changes.current
    const end = (how: Storing) => () => nth === changes.current && setStoring(how)
    setState(next)
    if (!of) return
    setStoring((before) => (before === 'failed' ? before : 'storing'))
    storeSigning(of, next).then(end('stored'), end('failed'))
  }

  return { state, change, storing }
}
