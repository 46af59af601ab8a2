import { useEffect, useState } from 'react'

let wasLeft = false

/** Whether the call screen was opened from another one. A reload, or a start after a kill, goes on where the person was. */
export function useComesFromElsewhere() {
  const [comes] = useState(() => wasLeft || !isWhereThePageBegan(location.pathname))
  useEffect(
    () => () => {
      wasLeft = true
    },
    [],
  )
  return comes
}

function isWhereThePageBegan(path: string) {
  const [page] = performance.getEntriesByType('navigation')
  return page !== undefined && new URL(page.name).pathname === path
}
