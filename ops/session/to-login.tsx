import { useEffect } from 'react'
import { FullPage, Spinner } from '../shell/full-page.tsx'
import { useWords } from '../words/words.tsx'

/** The login is a page of its own, which the server writes: the browser goes there. */
export function ToLogin() {
  useEffect(() => location.reload(), [])
  return (
    <FullPage>
      <Spinner words={useWords().shell.loading} />
    </FullPage>
  )
}
