import { queryOptions } from '@tanstack/react-query'
import { minute } from '#platform/time.ts'

/** After it was last on the screen. */
const heldFor = 5 * minute

/**
 * A photo in the memory of the page. The browser stores none of it, so nothing is left behind on a device that is shared; and it is
 * fetched once although its address is signed anew whenever its request is read.
 */
export function photoQuery(signedUrl: string) {
  return queryOptions({
    queryKey: ['photo', pathOf(signedUrl)],
    queryFn: async ({ signal }) => {
      const answer = await fetch(signedUrl, { signal })
      if (!answer.ok) throw new Error('The address of the photo has expired')
      return answer.blob()
    },
    staleTime: Infinity,
    gcTime: heldFor,
    retry: false,
  })
}

/** The hash of the photo and its size, without the signature. */
export function pathOf(signedUrl: string) {
  return signedUrl.split('?')[0] ?? signedUrl
}
