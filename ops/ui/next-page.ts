import type { FetchNextPageOptions } from '@tanstack/react-query'

type Result<Data> = { data?: Data | undefined; isError: boolean; hasNextPage: boolean }
type Query<Data> = Result<Data> & {
  fetchNextPage: (options?: FetchNextPageOptions) => Promise<Result<Data>>
}

/** A list that changes more often than this while a page is on its way is left as it is: the button is still there. */
const mostTries = 5

/**
 * Fetches the next page of a list, of which `sizeOf` tells how much is there. A live change that has the list read again meanwhile
 * breaks off the page, so it is asked for once more as soon as that is done. Returns what the list has then.
 */
export async function fetchNextPage<Data>(query: Query<Data>, sizeOf: (data: Data) => number) {
  const size = ({ data }: Result<Data>) => (data === undefined ? 0 : sizeOf(data))
  const before = size(query)
  let result: Result<Data> = query
  for (let tries = 0; tries < mostTries; tries++) {
    result = await query.fetchNextPage({ cancelRefetch: false })
    if (result.isError || !result.hasNextPage || size(result) > before) break
  }
  return result.data
}
